import type { DocumentKind } from "#app/core/document/parsed-document.ts";

/**
 * Bytes of a file for one token of its text, from dense to sparse: text files are their text, the others are packed and
 * carry pictures and layout besides. Measured over public sample files of each kind, widened.
 */
const BYTES_PER_TOKEN: Record<DocumentKind, { dense: number; sparse: number }> = {
  csv: { dense: 2.2, sparse: 2.8 },
  docx: { dense: 3, sparse: 60 },
  xlsx: { dense: 4, sparse: 40 },
  xls: { dense: 8, sparse: 60 },
  pdf: { dense: 20, sparse: 400 },
};

/** Of a longer document an analysis reads this much with the assistant; tables are read by code in full. */
const MOST_TOKENS = 400_000;
const LEAST_TOKENS = 100;

type TokenRange = { low: number; high: number };

/**
 * What an analysis will roughly take, told from the size of the file alone, before anything is sent. The exact figure
 * comes from the server once it has read the document.
 * @param size bytes
 */
export function roughEstimate(kind: DocumentKind, size: number): TokenRange {
  const { dense, sparse } = BYTES_PER_TOKEN[kind];
  return { low: rounded(size / sparse), high: rounded(size / dense) };
}

/** "roughly 1,200 to 24,000 tokens" */
export function rangeWords({ low, high }: TokenRange): string {
  const figure = (tokens: number) => tokens.toLocaleString("en-US");
  return low === high ? `roughly ${figure(low)} tokens` : `roughly ${figure(low)} to ${figure(high)} tokens`;
}

/** Two digits are all that such a guess is worth. */
function rounded(tokens: number): number {
  const bounded = Math.min(MOST_TOKENS, Math.max(LEAST_TOKENS, tokens));
  const unit = 10 ** (Math.floor(Math.log10(bounded)) - 1);
  return Math.round(bounded / unit) * unit;
}
