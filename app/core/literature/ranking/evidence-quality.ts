import type { LiteratureRecord } from "../record.ts";

/** How far a record is demoted by what was published about it; 0 for an ordinary one. */
export function warningsOf({ isRetracted, hasConcern }: LiteratureRecord): number {
  if (isRetracted) return 2;
  return hasConcern ? 1 : 0;
}

/**
 * How much a kind of study says in general, from 0 to 1: guidelines and reviews of trials first, letters last. Kinds as
 * named by PubMed and Europe PMC.
 */
export function studyWeight({ kinds, isPreprint }: LiteratureRecord): number {
  const best = Math.max(ORDINARY, ...kinds.map((kind) => BY_KIND[kind] ?? 0));
  const isTalk = kinds.some((kind) => TALK.has(kind)) && best === ORDINARY;
  return isTalk ? 0 : best - (isPreprint ? 0.2 : 0);
}

const ORDINARY = 0.3;

const BY_KIND: Record<string, number> = {
  "practice guideline": 1,
  guideline: 1,
  "consensus development conference": 0.9,
  "meta-analysis": 1,
  "systematic review": 1,
  "systematic-review": 1,
  "randomized controlled trial": 0.8,
  "pragmatic clinical trial": 0.8,
  "controlled clinical trial": 0.7,
  "clinical trial": 0.6,
  review: 0.6,
  "review-article": 0.6,
  "multicenter study": 0.5,
  "comparative study": 0.4,
};

const TALK = new Set([
  "letter",
  "editorial",
  "comment",
  "news",
  "case reports",
  "published erratum",
  "correction",
]);

/** How recent, from 0 to 1: 1 for the newest year of the list, half of that ten years earlier; 0 without a year. */
export function recency(year: number | null, newest: number): number {
  return year === null ? 0 : 2 ** (-Math.max(0, newest - year) / 10);
}
