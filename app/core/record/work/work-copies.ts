/** Copies of work that this browser keeps until the server has it; never in the clear. */

import { aesKey, decryptBound, encryptBound } from "#app/base/runtime/aes-gcm.ts";
import { fromBase64, toBase64 } from "#app/base/runtime/base64.ts";
import { UNSENT_WORK } from "#app/core/identity/local-traces.ts";

/** A state that the server does not have yet, and what it was made from. */
export type WorkCopy = {
  state: unknown;
  /** What the server held when this was typed. */
  base: unknown;
  /** It was typed while a question about earlier work was open, and stands beside that. */
  isBeside?: boolean;
  revision: number;
  other?: unknown;
  /** Saves that were sent and not answered; the server may have one of them. */
  unanswered: string[];
  /** The save that takes this along next; once it has arrived, the server has all of this or something later. */
  next?: string;
};

export type WorkCopies = {
  write(copy: WorkCopy): Promise<void>;
  /** What closed tabs left here, oldest first: from this session, or an earlier one. */
  read(): Promise<FoundCopy[]>;
  /** Erases this tab's own copy. */
  erase(): void;
};

export type FoundCopy = {
  copy: WorkCopy;
  at: number;
  isEarlier: boolean;
  /** Erases it, unless its tab has written another one since. */
  drop(): void;
};

type Kept = { session: string; at: number; sealed: string };

const KEPT_MS = 24 * 60 * 60_000;

type Options = {
  storage: Storage;
  userId: string;
  tool: string;
  sessionId: string;
  /** 32 bytes, base64. */
  key: string;
  /** The key of an earlier session of this person, base64. */
  keyOfSession(sessionId: string): Promise<string>;
  now: () => number;
  /** Distinguishes this tab's copy from those of others. */
  tab: string;
  /** The open tabs: they send their unsent work themselves, and go on typing meanwhile. */
  openTabs(): Promise<ReadonlySet<string>>;
};

/** The copies of one tool, under the key that the server gave for this session. */
export function openWorkCopies({
  storage,
  userId,
  tool,
  sessionId,
  key,
  keyOfSession,
  now,
  tab,
  openTabs,
}: Options): WorkCopies {
  const end = `:${userId}`;
  const ofTool = `${UNSENT_WORK}${tool}:`;
  const name = `${ofTool}${tab}${end}`;
  const bound = JSON.stringify([userId, tool]);
  const own = aesKey(fromBase64(key));
  let latest = 0;
  const opened = async ({ sealed }: Kept, opening: CryptoKey): Promise<WorkCopy | null> => {
    try {
      const text = await decryptBound(opening, fromBase64(sealed), bound);
      return JSON.parse(new TextDecoder().decode(text)) as WorkCopy;
    } catch {
      return null;
    }
  };
  return {
    async write(copy) {
      latest += 1;
      const turn = latest;
      const text = new TextEncoder().encode(JSON.stringify(copy));
      const sealed = toBase64(await encryptBound(await own, text, bound));
      if (turn !== latest) return; // overtaken by a newer one, or by erasing
      const kept: Kept = { session: sessionId, at: now(), sealed };
      try {
        storage.setItem(name, JSON.stringify(kept));
      } catch {
        // A browser may refuse to store; the server is tried anyway.
      }
    },
    async read() {
      const found: FoundCopy[] = [];
      const open = await openTabs();
      for (const other of Object.keys(storage).filter((key) => key.startsWith(ofTool) && key.endsWith(end))) {
        if (open.has(other.slice(ofTool.length, -end.length))) continue;
        const text = storage.getItem(other);
        const kept = readKept(text);
        if (!kept) continue;
        const isOwn = kept.session === sessionId;
        const copy = await opened(
          kept,
          isOwn ? await own : await aesKey(fromBase64(await keyOfSession(kept.session))),
        );
        const drop = () => {
          if (storage.getItem(other) === text) storage.removeItem(other);
        };
        if (copy) found.push({ copy, at: kept.at, isEarlier: !isOwn, drop });
        else drop();
      }
      return found.sort((one, other) => one.at - other.at);
    },
    erase() {
      latest += 1;
      storage.removeItem(name);
    },
  };
}

/** Erases what another person left in this browser, and what is older than a day. */
export function eraseForeignCopies(storage: Storage, userId: string, now: number): void {
  for (const name of Object.keys(storage).filter((key) => key.startsWith(UNSENT_WORK))) {
    const kept = readKept(storage.getItem(name));
    if (!name.endsWith(`:${userId}`) || !kept || now - kept.at > KEPT_MS) storage.removeItem(name);
  }
}

function readKept(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<Kept> | null;
    const isWhole =
      typeof kept?.session === "string" && typeof kept.at === "number" && typeof kept.sealed === "string";
    return isWhole ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
