/** The longest fields that a visitor may send, in characters. */
export const LONGEST = { name: 100, email: 254, organization: 150, message: 4000 } as const;
export const MOST_NURSES = 1_000_000;

/** Names of the visible fields, as the form sends them. */
export const FIELD_NAMES = ["name", "email", "organization", "nurses", "message"] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** A field hidden from people; only bots fill it in. */
export const TRAP = "website";
