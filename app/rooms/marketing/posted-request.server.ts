import { data, type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod";
import { readPageForm } from "#app/base/http/form.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { hmacKey, hmacSha256 } from "#app/base/runtime/hmac.ts";
import { FIELD_NAMES, type FieldName, TRAP } from "./contact-fields.ts";
import type { ContactRequest } from "./contact-request.ts";
import { storeRequest } from "./store-request.server.ts";

/** Room for every field at its longest, four bytes per character, each escaped. */
const LARGEST_FORM = 64 * 1024;

/** What comes back with a rejected form: what was typed, and what is wrong with it. */
export type Rejected = {
  values: Partial<Record<FieldName, string>>;
  errors: Partial<Record<FieldName, string>>;
  /** Why the request was refused although every field is valid. */
  message: string | null;
};

type Posted = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Whether a contact page was asked for because a message had just been sent. The address says so, because a browser may
 * refuse cookies; it says when, so that a bookmark shows the form.
 */
export function isJustSent({ request, context }: Posted): boolean {
  const ago = appOf(context).now() - Number(new URL(request.url).searchParams.get(SENT));
  return ago >= 0 && ago < THANKED_MS;
}

/**
 * Handles a contact form: stores it and redirects to its page, which thanks, or returns it with its errors.
 * @param schema what the form must contain
 * @param path the form's page
 */
export async function takeRequest(
  { request, context }: Posted,
  schema: z.ZodType<ContactRequest>,
  path: string,
) {
  const { directory, env, now } = appOf(context);
  const form = await readPageForm(request, LARGEST_FORM);
  const thanks = redirect(`${path}?${SENT}=${now()}`, 303);
  if (form.get(TRAP)) throw thanks;
  const values = valuesOf(form);
  const result = schema.safeParse({ ...EMPTY, ...values });
  if (!result.success) return data<Rejected>({ values, errors: errorsOf(result.error), message: null }, 400);
  const sender = await senderOf(request, env.settings.ACTIVITY_SECRET);
  if (await storeRequest(result.data, sender, { directory, now: now() })) throw thanks;
  return data<Rejected>({ values, errors: {}, message: TOO_MANY }, 429);
}

/** When a message was sent, in milliseconds since 1970. */
const SENT = "sent";
const THANKED_MS = 60_000;

const EMPTY = Object.fromEntries(FIELD_NAMES.map((name) => [name, ""]));
const TOO_MANY =
  "We have received several messages from you within the last hour. Please send this one later.";

function valuesOf(form: FormData): Rejected["values"] {
  const textOf = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, textOf(form.get(name))]));
}

/** The first error of each field. */
function errorsOf(error: z.ZodError): Rejected["errors"] {
  const errors: Rejected["errors"] = {};
  for (const { path, message } of error.issues) {
    const name = FIELD_NAMES.find((known) => known === path[0]);
    if (name) errors[name] ??= message;
  }
  return errors;
}

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
