import { z } from "zod";
import { invalidRequest } from "./errors.ts";
import type { StripeForm } from "./form.ts";

/** A parameter that an empty value unsets. */
export const unsettable = z.string().transform((value) => value || null);
export const integer = z
  .string()
  .regex(/^-?\d+$/, "must be an integer")
  .transform(Number);
export const boolean = z.enum(["true", "false"]).transform((value) => value === "true");
/** An empty value unsets all metadata, or one key. */
export const metadata = z.union([z.literal("").transform(() => ({})), z.record(z.string(), z.string())]);
/** Known to Stripe, without effect here. */
export const ignored = z.unknown().optional();

/**
 * The parameters of a request, checked; `expand` is always allowed.
 * @throws StripeError that names the first wrong parameter
 */
export function readParams<Shape extends z.ZodRawShape>(shape: Shape, form: StripeForm) {
  const read = z.strictObject({ ...shape, expand: z.array(z.string()).optional() }).safeParse(form);
  if (read.success) return read.data as z.infer<z.ZodObject<Shape>>;
  const issue = read.error.issues[0];
  if (issue?.code === "unrecognized_keys")
    throw invalidRequest(`Received unknown parameter: ${issue.keys[0]}`, {
      param: issue.keys[0],
      code: "parameter_unknown",
    });
  const param = nameOf(issue?.path ?? []);
  const isMissing = issue?.message.includes("received undefined");
  throw isMissing
    ? invalidRequest(`Missing required param: ${param}.`, { param, code: "parameter_missing" })
    : invalidRequest(`Invalid ${param}: ${issue?.message}`, { param });
}

/** `["line_items", 0, "price"]` as `line_items[0][price]`. */
const nameOf = ([first, ...rest]: PropertyKey[]): string =>
  `${String(first)}${rest.map((part) => `[${String(part)}]`).join("")}`;

/** Merges sent metadata into the stored: an empty value removes its key. */
export function mergeMetadata(
  stored: Record<string, string>,
  sent: Record<string, string> | undefined,
): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...stored, ...sent }).filter(([, value]) => value !== ""));
}
