/**
 * Whether pages that are pictures may be sent to the model. They go as they are, with nothing hidden, so a person is
 * asked once, and may forbid it.
 */
export type ScanChoice = "allowed" | "forbidden";

/** What happens to a scan, as it is said before it happens. */
export const SCAN_WORDS =
  "To read a scan, we send its whole pages to the language model (Anthropic's Claude) as they are. Names, record numbers and signatures on them cannot be hidden first.";

/** Where a person's choice is asked for and written. */
export const SCANS_PATH = "/api/account/scans";
