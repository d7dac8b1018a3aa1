/**
 * Whether pages that are pictures may be sent to the model. They are sent unchanged, with nothing hidden, so a person
 * is asked once, and may forbid it.
 */
export type ScanChoice = "allowed" | "forbidden";

/** Tells in advance what happens to a scan. */
export const SCAN_WORDS =
  "To read a scan, we send its whole pages to the language model (Anthropic's Claude) as they are. Names, record numbers and signatures on them cannot be hidden first.";

/** Where a person's choice is read and written. */
export const SCANS_PATH = "/api/account/scans";
