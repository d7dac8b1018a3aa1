import { newId, newSigningKey } from "./secrets.ts";

export type User = {
  id: string;
  email: string;
  emailId: string;
  /** Absent in accounts that are older than this field. */
  isEmailVerified?: boolean;
  /** Base32; in `totpPending` until a first code proves that the authenticator app has it. */
  totpSecret?: string;
  totpPending?: string;
  backupCodes?: string[];
  /** The code sent to the address, until it is used. */
  emailCode?: string;
  passwordHash: string;
  firstName: string | null;
  lastName: string | null;
  legalAcceptedAt: number | null;
  publicMetadata: object;
  unsafeMetadata: object;
  /** Only shown by the Backend API. */
  privateMetadata?: object;
  createdAt: number;
  updatedAt: number;
};
export type Session = {
  id: string;
  clientId: string;
  userId: string;
  status: "active" | "ended" | "removed" | "revoked";
  verifiedAt: number;
  updatedAt: number;
};
export type SignIn = {
  id: string;
  identifier: string;
  userId: string;
  status: string;
  code?: string;
  sessionId?: string;
};
export type SignUp = {
  id: string;
  email?: string;
  passwordHash?: string;
  firstName?: string;
  lastName?: string;
  legalAcceptedAt?: number;
  missing: string[];
  userId?: string;
  sessionId?: string;
};
/** One browser. changedAt moves only when somebody signs in or out: it becomes the __client_uat cookie. */
export type Client = {
  id: string;
  signIn: SignIn | null;
  signUp: SignUp | null;
  createdAt: number;
  changedAt: number;
};
type Mail = { id: string; to: string; subject: string; code: string; at: number };
/** How often an address failed to sign in since `since`, and until when it is locked. */
type Lock = { id: string; failed: number; since: number; until: number | null };
type Key = Awaited<ReturnType<typeof newSigningKey>> & { id: string };
type Kinds = { user: User; session: Session; client: Client; mail: Mail; lock: Lock; key: Key };

/** Everything is a JSON document in the Durable Object's SQLite; `look` is the only other column to search by. */
export class ClerkStore {
  private readonly sql: SqlStorage;
  private readonly onUserDeleted: (id: string) => void;

  /** @param onUserDeleted called with the id of every deleted user */
  constructor(sql: SqlStorage, onUserDeleted: (id: string) => void) {
    this.sql = sql;
    this.onUserDeleted = onUserDeleted;
    sql.exec(
      "CREATE TABLE IF NOT EXISTS things (kind TEXT, id TEXT, look TEXT, body TEXT, PRIMARY KEY (kind, id))",
    );
    sql.exec("CREATE INDEX IF NOT EXISTS by_look ON things (kind, look)");
  }

  get<K extends keyof Kinds>(kind: K, id: string): Kinds[K] | undefined {
    return this.rows<K>("SELECT body FROM things WHERE kind = ? AND id = ?", kind, id)[0];
  }

  find<K extends keyof Kinds>(kind: K, look: string): Kinds[K][] {
    return this.rows<K>("SELECT body FROM things WHERE kind = ? AND look = ? ORDER BY rowid", kind, look);
  }

  all<K extends keyof Kinds>(kind: K): Kinds[K][] {
    return this.rows<K>("SELECT body FROM things WHERE kind = ? ORDER BY rowid", kind);
  }

  put<K extends keyof Kinds>(kind: K, thing: Kinds[K], look = "") {
    this.sql.exec(
      "INSERT INTO things VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET look = excluded.look, body = excluded.body",
      kind,
      thing.id,
      look,
      JSON.stringify(thing),
    );
    return thing;
  }

  remove(kind: keyof Kinds, id: string) {
    this.sql.exec("DELETE FROM things WHERE kind = ? AND id = ?", kind, id);
  }

  userByEmail = (email: string) => this.find("user", email.toLowerCase())[0];
  putUser = (user: User) => this.put("user", { ...user, updatedAt: Date.now() }, user.email);
  putSession = (session: Session) =>
    this.put("session", { ...session, updatedAt: Date.now() }, session.clientId);
  sessionsOf = (client: Client) => this.find("session", client.id);
  activeSession = (client: Client) =>
    this.sessionsOf(client).findLast((session) => session.status === "active");

  newClient(): Client {
    const now = Date.now();
    return this.put("client", {
      id: newId("client"),
      signIn: null,
      signUp: null,
      createdAt: now,
      changedAt: now,
    });
  }

  startSession(client: Client, userId: string) {
    const now = Date.now();
    client.changedAt = now;
    return this.putSession({
      id: newId("sess"),
      clientId: client.id,
      userId,
      status: "active",
      verifiedAt: now,
      updatedAt: now,
    });
  }

  endSession(session: Session, status: "ended" | "removed" | "revoked") {
    this.putSession({ ...session, status });
    const client = this.get("client", session.clientId);
    if (client) this.put("client", { ...client, changedAt: Date.now() });
  }

  /** Ends every session of a user, and deletes the user. */
  deleteUser(id: string) {
    for (const session of this.all("session"))
      if (session.userId === id && session.status === "active") this.endSession(session, "revoked");
    this.remove("user", id);
    this.onUserDeleted(id);
  }

  /** Made on first use and kept, so that tokens stay valid across restarts. */
  async signingKey(): Promise<Key> {
    const stored = this.get("key", "signing");
    return stored ?? this.put("key", { id: "signing", ...(await newSigningKey()) });
  }

  private rows<K extends keyof Kinds>(query: string, ...values: string[]) {
    return this.sql
      .exec<{ body: string }>(query, ...values)
      .toArray()
      .map((row) => JSON.parse(row.body) as Kinds[K]);
  }
}
