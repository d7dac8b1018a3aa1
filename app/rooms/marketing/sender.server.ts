import { hmacKey, hmacSha256 } from "#app/base/runtime/hmac.ts";

/**
 * Identifies a sender without keeping the address: its HMAC-SHA-256 under the server's secret, hex. An IPv6 address
 * counts by its first 64 bits, because clients choose the rest.
 */
export async function senderOf(request: Request, secret: string): Promise<string> {
  const address = networkOf(request.headers.get("CF-Connecting-IP") ?? "unknown");
  return (await hmacSha256(await hmacKey(secret), `contact sender ${address}`)).toHex();
}

/** "2001:db8::7" → "2001:db8:0:0"; an IPv4 address stays as it is. */
function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) {
    const after = tail === "" ? 0 : tail.split(":").length;
    while (groups.length + after < 8) groups.push("0");
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
