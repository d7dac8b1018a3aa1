/** One-time codes of an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). */

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;

/** A secret of 160 bits in base32, as an authenticator app takes it. */
export function newTotpSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => ALPHABET[byte % 32]).join("");
}

/** @param at Unix milliseconds */
export async function totpCode(secret: string, at: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(at / STEP_MS)));
  const algorithm = { name: "HMAC", hash: "SHA-1" };
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), algorithm, false, ["sign"]);
  const digest = new DataView(await crypto.subtle.sign("HMAC", key, counter.buffer));
  const offset = digest.getUint8(19) & 15;
  return String((digest.getUint32(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** Whether a code is the current one, or that of the step before or after: clocks differ. */
export async function isTotpCode(secret: string, code: string, now: number): Promise<boolean> {
  const near = await Promise.all([-1, 0, 1].map((step) => totpCode(secret, now + step * STEP_MS)));
  return near.includes(code.replace(/\s/g, ""));
}

function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(secret, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** Ten single-use codes. */
export const newBackupCodes = (): string[] =>
  Array.from({ length: 10 }, () => crypto.randomUUID().replaceAll("-", "").slice(0, 8));
