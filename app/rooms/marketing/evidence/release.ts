/** One figure of a release; `isPassed` is null if there is no target. */
export type ReleaseLine = {
  label: string;
  figure: string;
  threshold: string | null;
  isPassed: boolean | null;
};

export type ReleaseSection = { title: string; lines: ReleaseLine[] };

/** Sentences measured together: those that the rules were built with, or those held back. */
export type ReleaseHalf = { name: string; isHeld: boolean; sections: ReleaseSection[] };

/** What `npm run scorecard -- --release` wrote. */
export type Release = {
  version: 1;
  /** The day of the measurement: "2026-11-23". */
  date: string;
  /** SHA-256 of the sources that were measured. */
  guard: string;
  /** SHA-256 of each file of sentences, and of each folder of recorded answers, by its path below the sets. */
  sets: Record<string, string>;
  halves: ReleaseHalf[];
  /** Figures of the local stand-in, which repeats the nurse's own sentences. */
  standIn: ReleaseSection;
};
