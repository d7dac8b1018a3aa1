/** SHA-256 as 64 hexadecimal digits, lower case; a text is hashed as UTF-8. */
export async function sha256Hex(data: string | BufferSource): Promise<string> {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** Bytes as hexadecimal digits, lower case; browsers and Node may lack Uint8Array.toHex. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
