import type { DocumentKind } from "#app/core/document/parsed-document.ts";

/**
 * Bytes of a file per token of its text, from dense to sparse: text files are nothing but text, the others are
 * compressed and contain pictures and layout. Measured on public sample files of each kind, with a margin.
 */
const BYTES_PER_TOKEN: Record<DocumentKind, { dense: number; sparse: number }> = {
  csv: { dense: 2.2, sparse: 2.8 },
  docx: { dense: 3, sparse: 60 },
  xlsx: { dense: 4, sparse: 40 },
  xls: { dense: 8, sparse: 60 },
  pdf: { dense: 20, sparse: 400 },
};

/** The most that the assistant reads of a long document; code reads tables in full. */
const MOST_TOKENS = 400_000;
const LEAST_TOKENS = 100;

type TokenRange = { low: number; high: number };

/**
 * What an analysis will roughly take, by the file's size alone, before anything is sent. The exact figure comes from
 * the server once it has read the document.
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

/** Such a guess deserves no more than two digits. */
function rounded(tokens: number): number {
  const bounded = Math.min(MOST_TOKENS, Math.max(LEAST_TOKENS, tokens));
  const unit = 10 ** (Math.floor(Math.log10(bounded)) - 1);
  return Math.round(bounded / unit) * unit;
}
