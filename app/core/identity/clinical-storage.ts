/**
 * Clinical text that this browser keeps while somebody is signed in: in the page's memory, and in local storage only
 * encrypted under the key that the server gives for the open session. Somebody who reads the browser's files, or signs
 * in after her, finds no word of it.
 */

import { call } from "#app/base/http/request.ts";
import { aesKey, decryptBound, encryptBound } from "#app/base/runtime/aes-gcm.ts";
import { fromBase64, toBase64 } from "#app/base/runtime/base64.ts";
import { sleep } from "#app/base/runtime/timeout.ts";
import { isClinicalKeyOf, isLeaving } from "./local-traces.ts";

type StorageCalls = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Synchronous reads and writes for rooms; `whenOpen` waits until an earlier page's text in this session is loaded. */
export type ClinicalStorage = StorageCalls & { whenOpen?(work: () => void): void };

/** The answer of `GET /api/session/browser-key`; the key is 32 bytes in base64. */
export type SessionKey = { sessionId: string; browserKey: string };

type Kept = { session: string; at: number; sealed: string };
type Key = { sessionId: string; sealing: CryptoKey };

/** Nothing waits longer for the key; a later answer is still used. In milliseconds. */
const LONGEST_WAIT_MS = 2_000;
const ASK_AGAIN_MS = 5_000;

type Options = { storage: Storage; userId: string; askKey(): Promise<SessionKey>; now(): number };

/** One person's clinical text in this page. Without the key nothing is stored, and the page works on. */
export class SealedStorage implements Required<ClinicalStorage> {
  readonly #options: Options;
  readonly #memory = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #waiting: (() => void)[] | null = [];
  #key: Key | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
    void Promise.race([this.#open(), sleep(LONGEST_WAIT_MS)]).then(() => this.#opened());
  }

  getItem(name: string): string | null {
    const stored = this.#memory.get(name) ?? this.#options.storage.getItem(name);
    // Text kept before there was encryption is read as it is.
    return stored === null || readKept(stored) ? null : stored;
  }

  setItem(name: string, text: string): void {
    this.#memory.set(name, text);
    if (this.#key || this.#options.now() - this.#askedAt < ASK_AGAIN_MS) void this.#store(name);
    else void this.#open();
  }

  removeItem(name: string): void {
    this.#memory.delete(name);
    this.#options.storage.removeItem(name);
  }

  whenOpen(work: () => void): void {
    if (this.#waiting) this.#waiting.push(work);
    else work();
  }

  /** Calls back when something arrived from storage or from another tab. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Another tab of the same session stored something. */
  async take(name: string, stored: string | null): Promise<void> {
    // Another tab erases when it leaves; this one then leaves too, or keeps what it shows.
    if (stored === null || !isClinicalKeyOf(name, this.#options.userId)) return;
    const text = await this.#read(name, stored);
    if (text === null) return;
    this.#memory.set(name, text);
    this.#tell();
  }

  /** Forgets what the page holds: the person is leaving. */
  close(): void {
    this.#memory.clear();
    this.#key = null;
  }

  async #open(): Promise<void> {
    this.#askedAt = this.#options.now();
    const given = await this.#options.askKey().catch(() => null);
    if (typeof given?.browserKey !== "string" || isLeaving()) return;
    this.#key = { sessionId: given.sessionId, sealing: await aesKey(fromBase64(given.browserKey)) };
    const { storage, userId } = this.#options;
    for (const name of Object.keys(storage).filter((key) => isClinicalKeyOf(key, userId))) {
      const stored = storage.getItem(name);
      const text = stored === null ? null : await this.#read(name, stored);
      // From another session, or damaged: it can no longer be opened here.
      if (text === null) storage.removeItem(name);
      else if (!this.#memory.has(name)) this.#memory.set(name, text);
    }
    await Promise.all([...this.#memory.keys()].map((name) => this.#store(name)));
    this.#tell();
  }

  #opened(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const work of waiting) work();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  async #store(name: string): Promise<void> {
    const text = this.#memory.get(name);
    const key = this.#key;
    if (text === undefined || !key) return;
    const sealed = toBase64(await encryptBound(key.sealing, new TextEncoder().encode(text), name));
    if (this.#memory.get(name) !== text || isLeaving()) return; // overtaken by a newer one, or by erasing
    const { storage, now } = this.#options;
    const kept: Kept = { session: key.sessionId, at: now(), sealed };
    try {
      storage.setItem(name, JSON.stringify(kept));
    } catch {
      storage.removeItem(name); // full or closed: the page works on from its memory
    }
  }

  async #read(name: string, stored: string): Promise<string | null> {
    const kept = readKept(stored);
    if (!kept) return stored;
    const key = this.#key;
    if (kept.session !== key?.sessionId) return null;
    try {
      return new TextDecoder().decode(await decryptBound(key.sealing, fromBase64(kept.sealed), name));
    } catch {
      return null;
    }
  }
}

function readKept(stored: string): Kept | null {
  if (!stored.startsWith('{"session":')) return null;
  try {
    const kept = JSON.parse(stored) as Partial<Kept>;
    return typeof kept.session === "string" && typeof kept.sealed === "string" ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

const opened = new Map<string, SealedStorage>();

/** The person's clinical text in this page, opened by the first call. In the browser only. */
export function clinicalStorage(userId: string): SealedStorage {
  const known = opened.get(userId);
  if (known) return known;
  const askKey = () => call<SessionKey>("/api/session/browser-key");
  const storage = new SealedStorage({ storage: localStorage, userId, askKey, now: Date.now });
  opened.set(userId, storage);
  globalThis.addEventListener?.("storage", ({ key, newValue }: StorageEvent) => {
    if (key !== null) void storage.take(key, newValue);
  });
  return storage;
}

/** Forgets everybody's clinical text in this page. */
export function closeClinicalStorage(): void {
  for (const storage of opened.values()) storage.close();
  opened.clear();
}
