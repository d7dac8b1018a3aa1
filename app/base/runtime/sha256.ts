/** SHA-256 as 64 hexadecimal digits, lower case; a text is hashed as UTF-8. */
export async function sha256Hex(data: string | BufferSource): Promise<string> {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  // Not every browser in use has Uint8Array.toHex.
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
