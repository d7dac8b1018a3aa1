import { z } from "zod";
import { LONGEST, MOST_NURSES } from "./contact-fields.ts";

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
