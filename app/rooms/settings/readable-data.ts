/** The beginning of a person's data file: what each part is, in plain words. */
export const ABOUT = {
  file: "Everything that NurseGPT holds about you. Times are in UTC: 2026-11-27T08:30:00.000Z is November 27, 2026, 8:30 am. Amounts of money are in cents. null means that there is nothing.",
  profile: "What you told us when you signed up and in Settings.",
  account: "Your plan, and when it was chosen, a trial was used, or a discount was given.",
  sessions: "When you signed in and out recently.",
  unsavedWork: "What you were typing and had not finished, as the page keeps it.",
  notes: "The notes that are kept for you, one entry for each version.",
  noteEvents: "What was done with your notes and your account, without any of their text.",
  payments: "Subscriptions, payments and token packs, and your customer number at the payment provider.",
  researchSearches: "Your latest searches.",
  templates: "The note templates that you made.",
  messages: "What you wrote to us with a contact form.",
  reports: "Statements that you reported as wrong.",
  usageThisMonth:
    "How often you used each tool this month, the tokens that took, and what is left of bought packs.",
  usageByMonth: "The same for each month, as totals.",
  usage: "Each single use that was counted: which tool, how many tokens, and when.",
  documents: "The files that you had analyzed, with their analyses.",
  documentTexts: "The text of those files, piece by piece.",
  documentQuestions: "What you asked about them, and the answers.",
  uploads: "Files that you uploaded recently.",
  documentChoices: "Whether you let scans be read by the language model.",
};

/** Fields for internal use only, with nothing about the person. */
const INTERNAL: ReadonlySet<string> = new Set([
  "syncTicket",
  "appliedTicket",
  "ticket",
  "mac",
  "revision",
  "leaseId",
  "leaseUntil",
  "attempt",
  "attempts",
  "unchecked",
  "calls",
  "uses",
]);

/** What the person or a model wrote, and what was made of it: kept as it is, whatever its fields are called. */
const CONTENT: ReadonlySet<string> = new Set(["analysis", "blocks", "body", "pieces", "sections"]);

const TIMES = /^(?:at|since|periodStart|periodEnd|trialEnd)$|(?:At|Since)$/;

/** A readable part of the file: times as dates, and without internal fields. */
export function toReadable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toReadable);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !INTERNAL.has(key));
  return Object.fromEntries(entries.map(([key, held]) => [key, readableAt(key, held)]));
}

function readableAt(key: string, held: unknown): unknown {
  if (CONTENT.has(key)) return held;
  // In closed months, 0 means "not yet".
  if (typeof held === "number" && TIMES.test(key)) return held > 0 ? new Date(held).toISOString() : null;
  return toReadable(held);
}
