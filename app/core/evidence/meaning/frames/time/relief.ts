import type { Mark } from "../../../statement.ts";
import { rootOf } from "../../../text/lemma.ts";
import { type Comparison, conflict, sentenceText, shortened } from "../../comparison.ts";
import { lemmas } from "../../lexicon.ts";

/** What brings something on, and what takes it away, each followed by its words. */
const TRIGGER =
  /\b(?:comes? on|came on|brought on|worse|worsens?|worsened|aggravated|triggered|provoked|starts?|started|occurs?|hurts?)(?: \w+){0,1}? (?:by|with|when|on|while|during|after)\s+|\b(?:c\/o|complain\w*|headache|pain|ache|dizz\w*|sob|breathless\w*|cough)\b[^.;]{0,30}?\b(?:on|when|with|while)\s+/gi;
const RELIEF =
  /\b(?:relieved|eased|eases|relieves|improved|improves|better|settles|settled|resolves|resolved|goes off|went off|reduced)(?: \w+){0,1}? (?:by|with|when|on|while|after)\s+/gi;

/** Trigger and relief in each other's place: "on sitting, relieved by lying flat" and "when lying flat, eases when sitting". */
export function conflictsOfRelief(comparison: Comparison): Mark[] {
  const own = readRelief(comparison.meaning.text);
  if (!own) return [];
  for (const sentence of comparison.sentences) {
    const text = sentenceText(comparison, sentence);
    const there = readRelief(text);
    if (!there) continue;
    const isTurned = own.relief.some((word) => there.trigger.includes(word) && !there.relief.includes(word));
    const isAgreed = own.relief.some((word) => there.relief.includes(word));
    if (isTurned && !isAgreed) return [conflict(own, shortened(text))];
  }
  return [];
}

type Relief = { trigger: string[]; relief: string[]; start: number; end: number };

/** The roots of the words behind trigger and relief; null unless a text has both. */
function readRelief(text: string): Relief | null {
  const [relief] = text.matchAll(RELIEF);
  const [trigger] = text.matchAll(TRIGGER);
  if (!relief || !trigger) return null;
  return {
    trigger: wordsAfter(text, trigger),
    relief: wordsAfter(text, relief),
    start: relief.index,
    end: relief.index + relief[0].trimEnd().length,
  };
}

const wordsAfter = (text: string, { 0: found, index }: RegExpExecArray): string[] =>
  (/^[^,.;]{0,40}/.exec(text.slice(index + found.length))?.[0] ?? "")
    .split(/\s+(?:and|or|but|then)\s+/)[0]
    ?.split(/\s+/)
    .slice(0, MOST_WORDS)
    .filter((word) => word.length > 3)
    .flatMap((word) => lemmas(word).map(({ text: form }) => rootOf(form))) ?? [];

const MOST_WORDS = 3;
