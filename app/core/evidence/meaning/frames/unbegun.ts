import type { Mark } from "../../statement.ts";
import { rootOf } from "../../text/lemma.ts";
import { type Comparison, conflict, sentenceText, shortened } from "../comparison.ts";

/** What is still to come, with its verb behind: "will be ordered", "needs to see". */
const COMING =
  /(?:\b(?:will|shall|must|should)|['’]ll|(?<!(?:seem|appear|know|found|said|report|thought|believ|felt|close|use)\w*\s)\bto\s+be|\b(?:going|needs?|plan(?:s|ned)?|hopes?|hoping|intends?|due)\s+to)(?:\s+be)?(?:\s+\p{L}+ly)?\s+(\p{L}+)/giu;
/** What is over, with its verb behind: "was ordered", "has been seen". */
const OVER = /\b(?:was|were|(?:has|have|had)\s+been)(?:\s+\p{L}+ly)?\s+(\p{L}{2,})/giu;
const OPEN = /\b(?:will|shall|to be|planned|scheduled|due|pending|not|until|if|unless|before)\b/i;

/** Something told as done that the notes, wherever they name it, only have as still to come: "will be ordered on Monday". */
export function conflictsOfUnbegun(comparison: Comparison): Mark[] {
  const { meaning, notes, sentences } = comparison;
  if (OPEN.test(meaning.text)) return [];
  const said = [...meaning.text.matchAll(OVER)];
  if (said.length === 0) return [];
  const texts = [...sentences].map((sentence) => sentenceText(comparison, sentence));
  return said.flatMap(({ 0: words, 1: verb = "", index: start }) => {
    const root = rootOf(verb.toLowerCase());
    const isIt = (other = "") => rootOf(other.toLowerCase()) === root;
    const coming = texts.find((text) => [...text.matchAll(COMING)].some(({ 1: other }) => isIt(other)));
    if (coming === undefined) return [];
    const named = notes.units.filter(({ forms }) => forms.some((form) => isIt(form))).length;
    const open = [...notes.texts.values()]
      .flatMap((text) => [...text.matchAll(COMING)])
      .filter(({ 1: other }) => isIt(other)).length;
    return named > open ? [] : [conflict({ start, end: start + words.length }, shortened(coming))];
  });
}
