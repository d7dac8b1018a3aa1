import { sha256Hex } from "#app/base/runtime/sha256.ts";
import { isSignedAs, openAuditKey, signAs } from "../audit/audit-trail.ts";
import type { NoteBody, Signature } from "./note.ts";
import { claimsOf, newestClaims } from "./signed-claims.ts";

/** Who signs, when, and what: an amendment signs its own words. */
type Signing = { name: string; at: number; text: string };

/**
 * A signature that only we can make: its seal covers person, name, time and text.
 * @param secret AUDIT_SECRET
 */
export async function sealSignature(
  secret: string,
  userId: string,
  { name, at, text }: Signing,
): Promise<Signature> {
  const hash = await sha256Hex(text);
  const seal = await signAs(await openAuditKey(secret, userId), toSeal({ name, at, hash }));
  return { name, at, hash, seal };
}

const toSeal = ({ name, at, hash }: Omit<Signature, "seal">) => JSON.stringify(["signature", name, at, hash]);

/** Whether the text kept with a body is the one that its newest version signs. */
export const fitsSignature = async (body: NoteBody): Promise<boolean> =>
  newestClaims(body)?.signature?.hash === (await sha256Hex(body.text ?? ""));

/**
 * Whether every signature in a body was made by us for this person and, if the version is `signed`, the newest one for
 * the text kept with it.
 */
export async function isTrulySigned(
  secret: string,
  userId: string,
  { cause, body }: { cause: string; body: NoteBody },
): Promise<boolean> {
  const keys = await openAuditKey(secret, userId);
  const isOurs = async (claimed: Signature) =>
    typeof claimed?.seal === "string" && (await isSignedAs(keys, toSeal(claimed), claimed.seal));
  const claims = claimsOf(body);
  for (const { signature, amendments } of claims) {
    if (signature && !(await isOurs(signature))) return false;
    for (const amendment of amendments)
      if (!(await isOurs(amendment)) || amendment.hash !== (await sha256Hex(amendment.text))) return false;
  }
  if (cause === "signed") return await fitsSignature(body);
  const newest = claims.at(-1);
  return cause !== "amended" || (newest?.signature != null && newest.amendments.length > 0);
}

/** The SHA-256 of what a `signed` or `amended` version signs. */
export const signedHash = (body: NoteBody, cause: "signed" | "amended"): string => {
  const newest = newestClaims(body);
  return (cause === "signed" ? newest?.signature?.hash : newest?.amendments.at(-1)?.hash) ?? "";
};
