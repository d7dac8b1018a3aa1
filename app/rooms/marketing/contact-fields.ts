/** What a visitor may send; lengths in characters. */
export const LONGEST = { name: 100, email: 254, organization: 150, message: 4000 } as const;
export const MOST_NURSES = 1_000_000;

/** Names of the fields that a person sees, as the form sends them. */
export const FIELD_NAMES = ["name", "email", "organization", "nurses", "message"] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** Hidden from people; only a program fills it in. */
export const TRAP = "website";

/** Says, for the next page and at most a minute, that a message has been sent. */
export const SENT_COOKIE = "sent";
