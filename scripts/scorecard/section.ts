/** The options of a section: the folder of shared data and the seed of its random choices. */
export type SectionOptions = { data: string; seed: number; scale?: number; isVerbose?: boolean };

/** One figure: `isPassed` is null without a threshold. */
export type Line = { label: string; figure: string; threshold: string | null; isPassed: boolean | null };

/** A part of the scorecard, as printed; `examples` only with --verbose. */
export type Section = { title: string; lines: Line[]; examples: string[] };

/** A share as "99.2% (595 of 600)"; without cases, there is none. */
export function share(part: number, whole: number): string {
  if (whole === 0) return "no case";
  return `${((100 * part) / whole).toFixed(1)}% (${part} of ${whole})`;
}

/** A line that passes if the share is at least this. */
export function atLeast(label: string, part: number, whole: number, least: number): Line {
  const isPassed = whole > 0 && part / whole >= least;
  return { label, figure: share(part, whole), threshold: `at least ${100 * least}%`, isPassed };
}

/** A line that passes if the share is at most this. */
export function atMost(label: string, part: number, whole: number, most: number): Line {
  const isPassed = whole > 0 && part / whole <= most;
  return { label, figure: share(part, whole), threshold: `at most ${100 * most}%`, isPassed };
}

/** A line without a threshold. */
export function withoutThreshold(label: string, part: number, whole: number): Line {
  return { label, figure: share(part, whole), threshold: null, isPassed: null };
}
