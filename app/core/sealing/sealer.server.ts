/** Encrypts a person's data under keys derived from their data key. */

import { decryptBound, encryptBound } from "#app/base/runtime/aes-gcm.ts";

const FORMAT = 1;

/** What is sealed, and the name of its key: a piece of one kind never opens as another. */
type SealedKind =
  | "work"
  | "note"
  | "note-title"
  | "item"
  | "document-row"
  | "document-object"
  | "upload-row"
  | "question"
  | "report";

/** Where a sealed piece belongs; it opens nowhere else. */
export type SealedPlace = { kind: SealedKind; id: string };

export type Sealer = {
  seal(place: SealedPlace, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** @throws SealBroken for a piece that was altered, belongs elsewhere or was sealed under another key */
  open(place: SealedPlace, sealed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  sealText(place: SealedPlace, text: string): Promise<Uint8Array<ArrayBuffer>>;
  openText(place: SealedPlace, sealed: Uint8Array<ArrayBuffer>): Promise<string>;
  /** 16 bytes in hexadecimal, the same for the same text, to find it without opening anything. */
  fingerprint(text: string): Promise<string>;
  /** 32 bytes under which the browser of one session keeps what the server does not have yet. */
  browserKey(sessionId: string): Promise<Uint8Array<ArrayBuffer>>;
};

export class SealBroken extends Error {
  constructor(kind: SealedKind) {
    super(`A sealed ${kind} does not open.`);
    this.name = "SealBroken";
  }
}

/**
 * Seals for one person. Format: one byte of version, then nonce and ciphertext, bound to person, kind and id.
 * @param dataKey the person's, from `openDataKey`
 */
export function openSealer(dataKey: CryptoKey, userId: string): Sealer {
  const keys = new Map<SealedKind, Promise<CryptoKey>>();
  let marking: Promise<CryptoKey> | null = null;
  const keyOf = (kind: SealedKind) => {
    const known = keys.get(kind) ?? deriveKey(dataKey, kind);
    keys.set(kind, known);
    return known;
  };
  const seal: Sealer["seal"] = async (place, bytes) => {
    const sealed = await encryptBound(await keyOf(place.kind), bytes, boundTo(userId, place));
    const whole = new Uint8Array(1 + sealed.byteLength);
    whole[0] = FORMAT;
    whole.set(sealed, 1);
    return whole;
  };
  const open: Sealer["open"] = async (place, sealed) => {
    if (sealed[0] !== FORMAT) throw new SealBroken(place.kind);
    const key = await keyOf(place.kind);
    try {
      return await decryptBound(key, sealed.subarray(1), boundTo(userId, place));
    } catch {
      throw new SealBroken(place.kind);
    }
  };
  return {
    seal,
    open,
    sealText: (place, text) => seal(place, new TextEncoder().encode(text)),
    openText: async (place, sealed) => new TextDecoder().decode(await open(place, sealed)),
    fingerprint: async (text) => {
      marking ??= deriveMarkKey(dataKey);
      const mac = await crypto.subtle.sign("HMAC", await marking, new TextEncoder().encode(text));
      return new Uint8Array(mac, 0, 16).toHex();
    },
    browserKey: async (sessionId) =>
      new Uint8Array(await crypto.subtle.deriveBits(derivation(`browser ${sessionId}`), dataKey, 256)),
  };
}

const derivation = (purpose: string) => ({
  name: "HKDF",
  hash: "SHA-256",
  salt: new Uint8Array(),
  info: new TextEncoder().encode(`nursegpt ${purpose}`),
});

const deriveKey = (dataKey: CryptoKey, kind: SealedKind) =>
  crypto.subtle.deriveKey(derivation(`seal ${kind}`), dataKey, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);

const deriveMarkKey = (dataKey: CryptoKey) =>
  crypto.subtle.deriveKey(
    derivation("mark"),
    dataKey,
    { name: "HMAC", hash: "SHA-256", length: 256 },
    false,
    ["sign"],
  );

const boundTo = (userId: string, { kind, id }: SealedPlace) => JSON.stringify([userId, kind, id]);
