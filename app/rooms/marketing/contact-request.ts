import { z } from "zod";

/** What a visitor may send; lengths in characters. */
export const LONGEST = { name: 100, email: 254, organization: 150, message: 4000 } as const;
export const MOST_NURSES = 1_000_000;

const text = (longest: number, missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(longest, `Please use at most ${longest.toLocaleString("en-US")} characters.`);

const fields = {
  name: text(LONGEST.name, "Please enter your name."),
  email: z
    .string()
    .trim()
    .min(1, "Please enter your email address.")
    .max(LONGEST.email, `Please use at most ${LONGEST.email} characters.`)
    .pipe(z.email("Please check the email address.")),
  message: text(LONGEST.message, "Please write a message."),
};

/** A message to support. */
export const supportRequest = z.object(fields).transform((request) => ({
  ...request,
  organization: "",
  nurses: null,
}));

/** An Enterprise enquiry. */
export const salesRequest = z.object({
  ...fields,
  organization: text(LONGEST.organization, "Please enter your organization."),
  nurses: z
    .string()
    .trim()
    .refine((typed) => typed === "" || isCount(typed), "Please enter a whole number, or leave this empty.")
    .transform((typed) => (typed === "" ? null : Number(typed))),
});

const isCount = (typed: string): boolean =>
  /^\d{1,7}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MOST_NURSES;

export type ContactRequest = z.output<typeof salesRequest>;

/** Names of the fields that a person sees, as the form sends them. */
export const FIELD_NAMES = ["name", "email", "organization", "nurses", "message"] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** Hidden from people; only a program fills it in. */
export const TRAP = "website";
