import type { Mark } from "../../../statement.ts";
import { type Comparison, conflict, sentenceText } from "../../comparison.ts";

const NOUN = "(?:the |iv |her |his )?(?<noun>[a-z]\\w+)";
/** What somebody is on or off: "off O2", "on BiPAP". */
const HELD = new RegExp(`\\b(?<which>on|off) ${NOUN}`, "gi");
/** "IV abx off since Tuesday". */
const ENDED = new RegExp(`\\b${NOUN} off\\b(?! to\\b)`, "gi");

/** Places, people and times, which one is "on" or "off" in another sense. */
const NO_THERAPY =
  /^(?:the|and|to|at|of|with|for|since|arrival|admission|call|ward|unit|floor|side|back|left|right|going|legs?|food|work|duty|shift|review|exam\w*|assessment|bed|track|was|is|were|been|came|come|comes|took|taken|take|turned|switched|weaned|weaning|now|currently|still|pt|patient|he|she|they|it|level|baseline|colour|color|cut|wear|wore|wearing|drop\w*|hand|set|run|send|sign\w*|doze\w*|dozing|drift\w*|well|day|days|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*)$/i;

const SAME: Record<string, string> = {
  o2: "oxygen",
  abx: "antibiotics",
  antibiotic: "antibiotics",
  tele: "telemetry",
};
const plainOf = (noun: string): string => SAME[noun.toLowerCase()] ?? noun.toLowerCase();

/** The statement has the patient on something that the notes have her off, or the other way round. */
export function conflictsOfOnOff(comparison: Comparison): Mark[] {
  const { meaning, sentences } = comparison;
  const own = [...heldIn(meaning.text)];
  if (own.length === 0) return [];
  const text = [...sentences].map((sentence) => sentenceText(comparison, sentence)).join("\n");
  const there = [...heldIn(text)];
  return own.flatMap(({ which, noun, start, end }) => {
    const same = there.filter((one) => one.noun === noun);
    const other = same.find((one) => one.which !== which);
    const isMixed =
      same.some((one) => one.which === which) || (which === "off" ? /\boff\b/i : GONE_ON).test(text);
    if (!other || isMixed) return [];
    return [conflict({ start, end }, other.words)];
  });
}

/** "Off O2, back on at 0400". */
const GONE_ON = /\b(?:back|put|placed|restarted|again|remains?) on\b|\bon (?:again|at|since)\b/i;

function* heldIn(text: string) {
  for (const { 0: words, index, groups } of [...text.matchAll(HELD), ...text.matchAll(ENDED)]) {
    const { which = "off", noun = "" } = groups ?? {};
    if (NO_THERAPY.test(noun)) continue;
    yield { which: which.toLowerCase(), noun: plainOf(noun), words, start: index, end: index + words.length };
  }
}
