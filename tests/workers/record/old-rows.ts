import { env } from "cloudflare:test";

/** Sealed as before each person had a key: AES-GCM under DRAFT_KEY, bound to person and place. */
export async function sealOld(text: string, userId: string, place: string): Promise<string> {
  const raw = Uint8Array.fromBase64(env.DRAFT_KEY ?? "");
  const key = await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt"]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = new TextEncoder().encode(JSON.stringify([userId, place]));
  const algorithm = { name: "AES-GCM", iv, additionalData };
  const sealed = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(text));
  return new Uint8Array([...iv, ...new Uint8Array(sealed)]).toBase64();
}
