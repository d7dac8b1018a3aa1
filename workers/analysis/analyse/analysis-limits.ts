/**
 * The limits of one analysis. A part is what the model reads in one call: small enough that the answer names each
 * fact and comes within a minute, large enough that 20 pages take two or three calls.
 */
export const PART_INPUT_TOKENS = 10_000;

/** About forty statements with their quotes. */
export const PART_OUTPUT_TOKENS = 2_500;

/** More would exceed every plan's month; the analysis says that the rest was not read. */
export const MOST_PARTS = 40;

/** Concurrent calls: forty parts of half a minute then fit into the 15 minutes of an invocation. */
export const PARTS_AT_ONCE = 4;

/** Input and output of the call that puts the most important statements of several parts in order. */
export const ORDER_STATEMENTS = 80;
export const ORDER_OUTPUT_TOKENS = 300;

export const MOST_KEY_POINTS = 8;

/**
 * A table up to this long is read by the model as a whole. Of a longer one it reads the beginning, the most telling
 * measurements and rows of text, up to the tokens that a free plan can spare; the rest is evaluated by code only.
 */
export const WHOLE_TABLE_ROWS = 60;
export const FIRST_ROWS = 30;
export const MOST_TELLING_ROWS = 120;
export const TEXT_ROWS_TOKENS = 20_000;

/** The longest line shown to the model, UTF-16 code units; longer paragraphs are cut between words. */
export const LINE_CHARACTERS = 2_000;

/** Longest quote that is kept, UTF-16 code units. */
export const QUOTE_CHARACTERS = 200;

/** Limits of pages without text that are handed to the model as they are. */
export const PICTURES = {
  pages: 12,
  bytes: 4 * 1024 * 1024,
  outputTokensPerPage: 900,
  textTokensPerPage: 900,
};

/** How many measured values are kept. */
export const LABS = { patients: 20, series: 200, values: 500, total: 10_000 };

/** Most out-of-range values to become statements; the table has them all. */
export const MOST_LAB_STATEMENTS = 20;

/** A worker may compute for five minutes without reporting progress. */
export const LEASE_MS = 6 * 60_000;
export const HEARTBEAT_MS = 60_000;

/** The queue's consumer has 15 minutes; unfinished work is redelivered and resumes. */
export const LONGEST_RUN_MS = 13 * 60_000;

/** Length of a history line. */
export const SUMMARY_CHARACTERS = 200;
