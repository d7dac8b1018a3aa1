const ITERATIONS = 100_000; // the most that workerd allows

const toBase64Url = (bytes: ArrayBuffer | Uint8Array) =>
  new Uint8Array(bytes).toBase64({ alphabet: "base64url", omitPadding: true });
const fromBase64Url = (text: string) => Uint8Array.fromBase64(text, { alphabet: "base64url" });

export const newId = (prefix: string) => `${prefix}_${crypto.getRandomValues(new Uint8Array(10)).toHex()}`;

async function derive(password: string, salt: Uint8Array<ArrayBuffer>) {
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(password), "PBKDF2", false, [
    "deriveBits",
  ]);
  return crypto.subtle.deriveBits(
    { name: "PBKDF2", hash: "SHA-256", salt, iterations: ITERATIONS },
    key,
    256,
  );
}

export async function hashPassword(password: string) {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return `${toBase64Url(salt)}.${toBase64Url(await derive(password, salt))}`;
}

export async function isPassword(password: string, stored: string) {
  const [salt, hash] = stored.split(".").map(fromBase64Url);
  if (!salt || !hash) return false;
  const given = new Uint8Array(await derive(password, salt));
  return given.every((byte, index) => byte === hash[index]);
}

const RS256 = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };

/** A new key pair, both halves as JWK, to be stored by the caller. */
export async function newSigningKey() {
  const pair = (await crypto.subtle.generateKey(
    { ...RS256, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ["sign", "verify"],
  )) as CryptoKeyPair;
  const privateJwk = (await crypto.subtle.exportKey("jwk", pair.privateKey)) as JsonWebKey;
  const { kty, n, e } = privateJwk;
  const kid = newId("ins");
  return { kid, privateJwk, publicJwk: { kty, n, e, kid, alg: "RS256", use: "sig" } };
}

export async function signToken(claims: object, kid: string, privateJwk: JsonWebKey) {
  const header = { alg: "RS256", typ: "JWT", kid, cat: "cl_B7d4PD111AAA" }; // cat: a session token
  const encode = (part: object) => toBase64Url(new TextEncoder().encode(JSON.stringify(part)));
  const text = `${encode(header)}.${encode(claims)}`;
  const key = await crypto.subtle.importKey("jwk", privateJwk, RS256, false, ["sign"]);
  return `${text}.${toBase64Url(await crypto.subtle.sign(RS256, key, new TextEncoder().encode(text)))}`;
}

/** Clerk appends this to its cookie names: first 8 characters of base64url(SHA-1(publishable key)). */
export async function cookieSuffix(publishableKey: string) {
  return toBase64Url(await crypto.subtle.digest("SHA-1", new TextEncoder().encode(publishableKey))).slice(
    0,
    8,
  );
}
