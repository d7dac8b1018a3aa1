import type { Mark } from "../../../statement.ts";
import { rootOf } from "../../../text/lemma.ts";
import { type Comparison, conflict, sentenceText, shortened } from "../../comparison.ts";

/** Something still to come, followed by its verb: "will be ordered", "needs to see". */
const COMING =
  /(?:\b(?:will|shall|must|should)|['’]ll|(?<!(?:seem|appear|know|found|said|report|thought|believ|felt|close|use)\w*\s)\bto\s+be|\b(?:going|needs?|plan(?:s|ned)?|hopes?|hoping|intends?|due)\s+to)(?:\s+be)?(?:\s+\p{L}+ly)?\s+(\p{L}+)/giu;
/** Something that is over, followed by its verb: "was ordered", "has been seen", "has told". */
const OVER = /\b(?:was|were|(?:has|have|had)(?:\s+been)?)(?:\s+\p{L}+ly)?\s+(\p{L}{2,})/giu;
const OPEN = /\b(?:will|shall|to be|planned|scheduled|due|pending|not|until|if|unless|before)\b/i;

/** Something stated as done that the notes, everywhere, only have as still to come: "will be ordered on Monday". */
export function conflictsOfNotYetDone(comparison: Comparison): Mark[] {
  const { meaning, notes, sentences } = comparison;
  if (OPEN.test(meaning.text)) return [];
  const said = [...meaning.text.matchAll(OVER)];
  if (said.length === 0) return [];
  const near = [...sentences].map((sentence) => {
    const text = sentenceText(comparison, sentence);
    return { text, coming: comingIn(text) };
  });
  if (near.every(({ coming }) => coming.length === 0)) return [];
  const everywhere = [...notes.texts.values()].flatMap(comingIn);
  return said.flatMap(({ 0: words, 1: verb = "", index: start }) => {
    const root = rootOf(verb.toLowerCase());
    const place = near.find(({ coming }) => coming.includes(root));
    if (!place) return [];
    const named = notes.units.filter(({ forms }) => forms.some((form) => rootOf(form) === root)).length;
    const open = everywhere.filter((other) => other === root).length;
    return named > open ? [] : [conflict({ start, end: start + words.length }, shortened(place.text))];
  });
}

/** The roots of the verbs that a text has as still to come; who "will let her know" has told nobody yet. */
const comingIn = (text: string): string[] => [
  ...[...text.matchAll(COMING)].map(({ 1: verb = "" }) => rootOf(verb.toLowerCase())),
  ...(LET_KNOW.test(text) ? TELLING : []),
];

const LET_KNOW =
  /\b(?:will|to|please|pls|shall)\s+let\s[^.;]{1,40}?\bknow\b|['’]ll\s+let\s[^.;]{1,40}?\bknow\b/i;
const TELLING = ["told", "informed", "notified", "alerted"].map(rootOf);
