import { z } from "zod";
import { type Answer, ask, fetchJson } from "./answer.ts";
import { judgeClerkSettings } from "./clerk-settings.ts";
import { type Finding, notChecked, ok, wrong } from "./finding.ts";
import { clerkHost, rsaModulus } from "./shapes.ts";

/** Public signing keys, as a JWKS holds them. */
const jwks = z.object({ keys: z.array(z.object({ kid: z.string(), n: z.string() })) });
type SigningKey = z.infer<typeof jwks>["keys"][number];

export type ClerkFacts = {
  /** CLERK_JWT_KEY, a public key; null if unknown. */
  jwtKey: string | null;
  /** The keys of the instance that the secret key belongs to; null when there is no key to ask with. */
  bySecretKey: Answer<SigningKey[]> | null;
  /** The keys of the instance that the publishable key names. */
  byPublishableKey: Answer<SigningKey[]> | null;
  environment: Answer<unknown> | null;
  /** Origin of the product, null if unknown. */
  origin: string | null;
};

/** Queries the instance by both of its keys. */
export async function clerkFacts(
  values: Readonly<Record<string, string>>,
  origin: string | null,
): Promise<ClerkFacts> {
  const { CLERK_SECRET_KEY: secretKey, CLERK_PUBLISHABLE_KEY: publishableKey, CLERK_API_URL } = values;
  const host = publishableKey ? clerkHost(publishableKey) : null;
  const api = CLERK_API_URL ?? "https://api.clerk.com";
  const keysAt = async (url: string, headers: Record<string, string> = {}) =>
    jwks.parse(await fetchJson(url, headers)).keys;
  const [bySecretKey, byPublishableKey, environment] = await Promise.all([
    secretKey ? ask(() => keysAt(`${api}/v1/jwks`, { Authorization: `Bearer ${secretKey}` })) : null,
    host ? ask(() => keysAt(`https://${host}/.well-known/jwks.json`)) : null,
    host ? ask(() => fetchJson(`https://${host}/v1/environment`)) : null,
  ]);
  return { jwtKey: values.CLERK_JWT_KEY ?? null, bySecretKey, byPublishableKey, environment, origin };
}

export function judgeClerk(facts: ClerkFacts): Finding[] {
  return [
    judgeSecretKey(facts),
    judgePublishableKey(facts),
    ...judgeJwtKey(facts),
    ...judgeInstance(facts),
    webhookEndpoint(facts.origin),
  ];
}

function judgeSecretKey({ bySecretKey }: ClerkFacts): Finding {
  const name = "secret key";
  if (bySecretKey === null) return notChecked(name, "its value is not known here");
  if (bySecretKey.kind === "unreachable") return notChecked(name, `Clerk's API: ${bySecretKey.why}`);
  return bySecretKey.kind === "answered"
    ? ok(name, "Clerk accepts it")
    : wrong(name, `Clerk refuses it (${bySecretKey.why})`, "Clerk's dashboard, Configure → API keys");
}

function judgePublishableKey({ bySecretKey, byPublishableKey }: ClerkFacts): Finding {
  const name = "publishable key";
  if (byPublishableKey === null) return notChecked(name, "its value is not known here");
  if (byPublishableKey.kind !== "answered")
    return notChecked(
      name,
      `the instance's host: ${byPublishableKey.why}`,
      "Clerk's dashboard, Configure → Domains",
    );
  if (bySecretKey?.kind !== "answered") return notChecked(name, "there is no secret key to compare it with");
  const known = new Set(bySecretKey.value.map(({ kid }) => kid));
  return byPublishableKey.value.some(({ kid }) => known.has(kid))
    ? ok(name, "of the same instance as the secret key")
    : wrong(
        name,
        "of a different instance from the secret key",
        "take both from the same page of the dashboard",
      );
}

function judgeJwtKey({ jwtKey, bySecretKey, byPublishableKey }: ClerkFacts): Finding[] {
  if (jwtKey === null) return [];
  const name = "JWT key";
  const told = [bySecretKey, byPublishableKey].find((answer) => answer?.kind === "answered");
  if (told?.kind !== "answered") return [notChecked(name, "the instance's own keys could not be fetched")];
  const modulus = rsaModulus(jwtKey);
  return told.value.some(({ n }) => n === modulus)
    ? [ok(name, "the instance signs with it")]
    : [
        wrong(
          name,
          "the instance does not sign with it",
          "Clerk's dashboard, Configure → API keys → JWKS Public Key",
        ),
      ];
}

function judgeInstance({ environment, origin }: ClerkFacts): Finding[] {
  if (environment?.kind === "answered") return judgeClerkSettings(environment.value, origin);
  const why = environment
    ? `the instance's host: ${environment.why}`
    : "the publishable key is not known here";
  return [notChecked("instance settings", why)];
}

const webhookEndpoint = (origin: string | null): Finding =>
  notChecked(
    "webhook endpoint",
    "Clerk's API lists none",
    `Clerk's dashboard, Configure → Webhooks: user.deleted is sent to ${origin ?? "https://…"}/api/webhooks/clerk`,
  );
