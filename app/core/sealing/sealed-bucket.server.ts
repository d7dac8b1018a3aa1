import { sha256Hex } from "#app/base/runtime/sha256.ts";
import type { KeyDeps } from "./data-key.server.ts";
import { lazySealer, openTextSeal, type TextSeal } from "./text-seal.server.ts";

/** Bytes that sealing adds: version, nonce and tag. */
const ADDED_BYTES = 1 + 12 + 16;
const SEALED = { sealed: "1" };

/** A stored object, opened as it is read. */
export type OpenedObject = {
  /** Bytes that were put, without those that sealing adds. */
  size: number;
  json<T>(): Promise<T>;
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
  body: { cancel(reason?: unknown): Promise<void> };
};

/** An object in a listing, with the size and checksum of what was put. */
type ListedObject = { key: string; size: number; checksums: { toJSON(): { sha256?: string } } };

/** The part of a bucket's interface that documents need. A plain `R2Bucket` also fits: it seals nothing. */
export type PersonBucket = {
  get(key: string): Promise<OpenedObject | null>;
  put(key: string, value: string | Uint8Array<ArrayBuffer>, options?: { sha256?: string }): Promise<unknown>;
  head(key: string): Promise<unknown>;
  list(options: R2ListOptions): Promise<{ objects: ListedObject[]; truncated: boolean }>;
  delete(keys: string | string[]): Promise<void>;
  /** Seals the texts in a person's rows; missing if nothing is sealed. */
  texts?(userId: string): TextSeal;
};

const PERSON = /^people\/([^/]+)\//;

/**
 * A bucket whose objects below `people/<user id>/` are sealed under that person's key, bound to their path. Objects
 * stored before that are read as they are. Keys are kept as long as this value, for one request or one analysis.
 */
export function openSealedBucket(bucket: R2Bucket, keys: KeyDeps): PersonBucket {
  const sealers = new Map<string, ReturnType<typeof lazySealer>>();
  const seals = new Map<string, TextSeal>();
  const sealerOf = (key: string) => {
    const userId = PERSON.exec(key)?.[1];
    if (userId === undefined) throw new Error("Only objects of a person lie here.");
    const sealer = sealers.get(userId) ?? lazySealer(keys, userId);
    sealers.set(userId, sealer);
    return sealer;
  };
  const placeOf = (key: string) => ({ kind: "document-object", id: key }) as const;
  return {
    async get(key) {
      const stored = await bucket.get(key);
      if (!stored || stored.customMetadata?.sealed !== SEALED.sealed) return stored;
      const open = async () => {
        const sealer = await sealerOf(key).make();
        return await sealer.open(placeOf(key), new Uint8Array(await stored.arrayBuffer()));
      };
      const text = async () => new TextDecoder().decode(await open());
      return {
        size: stored.size - ADDED_BYTES,
        text,
        json: async <T>() => JSON.parse(await text()) as T,
        arrayBuffer: async () => (await open()).buffer,
        body: stored.body,
      };
    },
    async put(key, value, { sha256 } = {}) {
      const bytes = typeof value === "string" ? new TextEncoder().encode(value) : value;
      if (sha256 && (await sha256Hex(bytes)) !== sha256)
        throw new Error("These are not the bytes that were meant.");
      const sealed = await (await sealerOf(key).make()).seal(placeOf(key), bytes);
      const customMetadata = { ...SEALED, ...(sha256 ? { sha256 } : {}) };
      return await bucket.put(key, sealed, { sha256: await sha256Hex(sealed), customMetadata });
    },
    head: (key) => bucket.head(key),
    async list(options) {
      const { objects, truncated } = await bucket.list({ ...options, include: ["customMetadata"] });
      return { objects: objects.map(listed), truncated };
    },
    delete: (key) => bucket.delete(key),
    texts(userId) {
      const seal = seals.get(userId) ?? openTextSeal(keys, userId);
      seals.set(userId, seal);
      return seal;
    },
  };
}

function listed(object: R2Object): ListedObject {
  const { key, size, customMetadata } = object;
  if (customMetadata?.sealed !== SEALED.sealed) return object;
  const { sha256 } = customMetadata;
  return { key, size: size - ADDED_BYTES, checksums: { toJSON: () => (sha256 ? { sha256 } : {}) } };
}

/** Seals an object that was stored before objects were sealed; safe to repeat. @returns whether it did */
export async function sealObject(bucket: R2Bucket, keys: KeyDeps, key: string): Promise<boolean> {
  const stored = await bucket.get(key);
  if (!stored) return false;
  if (stored.customMetadata?.sealed === SEALED.sealed) {
    await stored.body.cancel();
    return false;
  }
  await openSealedBucket(bucket, keys).put(key, new Uint8Array(await stored.arrayBuffer()));
  return true;
}
