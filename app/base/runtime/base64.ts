/** How many characters are passed as arguments of one call. */
const STEP = 0x8000;

/** Bytes as base64, in any browser. */
export function toBase64(bytes: Uint8Array): string {
  let binary = "";
  for (let from = 0; from < bytes.length; from += STEP)
    binary += String.fromCharCode(...bytes.subarray(from, from + STEP));
  return btoa(binary);
}

/** @throws DOMException for anything but base64 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
