import type { Mark } from "../../../statement.ts";
import { rootOf } from "../../../text/lemma.ts";
import { type Comparison, conflict, sayingPlaces, sentenceText, shortened } from "../../comparison.ts";
import { lemmas } from "../../lexicon.ts";

/** What somebody was doing when something happened. */
const OWN =
  /\b(?:while|whilst|when|during)\s+(?:(?:he|she|they|(?:the )?(?:patient|baby|child|infant|resident))\s+(?:is|was|were|are)\s+)?(\p{L}{2,}ing)\b/giu;
const THERE =
  /\b(?:while|whilst|when|during|on|w\/|with)\s+(?:(?:he|she|pt|patient|baby|child|infant|resident)\s+)?(\p{L}{2,}ing)\b/giu;

/** Another doing than the notes' one at the same event: "came on while hauling wood" and "while he was resting". */
export function conflictsOfMeanwhile(comparison: Comparison): Mark[] {
  const { meaning, notes, sentences } = comparison;
  const said = [...meaning.text.matchAll(OWN)];
  if (said.length !== 1) return [];
  const texts = [...sentences].map((sentence) => sentenceText(comparison, sentence));
  const doings = texts.flatMap((text) => [...text.matchAll(THERE)].map(({ 1: verb = "" }) => verb));
  if (doings.length !== 1) return [];
  const [{ 0: words, 1: verb = "", index }] = said as [RegExpExecArray];
  const start = index + words.length - verb.length;
  const own = meaning.units.find((unit) => unit.start <= start && start < unit.end);
  const other = formOf(doings[0] ?? "");
  if (!own || formOf(verb) === other) return [];
  const near = [...sentences].flatMap((sentence) => notes.bySentence.get(sentence) ?? []);
  const taken = new Set(meaning.units.flatMap((unit) => sayingPlaces(comparison, unit)));
  const isTakenUp = near.some((one) => one.forms.some((form) => rootOf(form) === other) && taken.has(one));
  const isThere = sayingPlaces(comparison, own).some(({ sentence }) => sentences.has(sentence));
  return isTakenUp || isThere ? [] : [conflict(own, shortened(texts.join(" ")))];
}

const formOf = (word: string): string => rootOf(lemmas(word)[0]?.text ?? word);
