/** One figure of a release; `isPassed` is null where nothing was promised. */
export type ReleaseLine = {
  label: string;
  figure: string;
  threshold: string | null;
  isPassed: boolean | null;
};

export type ReleaseSection = { title: string; lines: ReleaseLine[] };

/** Sentences that were measured together: those that the rules were built with, or those that were held back. */
export type ReleaseHalf = { name: string; isHeld: boolean; sections: ReleaseSection[] };

/** What `npm run scorecard -- --release` wrote. */
export type Release = {
  version: 1;
  /** Of the day on which it was measured: "2026-11-23". */
  date: string;
  /** SHA-256 of the sources that the figures tell of. */
  guard: string;
  /** SHA-256 of each file of sentences, and of each folder of recorded answers, by its path below the sets. */
  sets: Record<string, string>;
  halves: ReleaseHalf[];
  /** What the local stand-in wrote; it repeats the nurse's own sentences. */
  standIn: ReleaseSection;
};
