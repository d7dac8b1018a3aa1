import {
  DONE,
  FAMILY_CUES,
  FIRM_PLANS,
  HEDGES,
  OPENING,
  PLANNED,
  STRONG_HEDGES,
  TELLING_ACTS,
  TO_COME,
} from "../lexicon/concepts/cues.ts";
import { type PhraseTable, phraseTable } from "../text/phrases.ts";
import { type Token, tokenise } from "../text/tokens.ts";

/**
 * What a word does to its clause: `hedge` leaves something open, `doubt` does so strongly, `planned` puts an act into the
 * future or denies it, `open` may do so, `tocome` and `firm` surely do, `done` into the past, `doing` into the present, `family` speaks of the family's illnesses, `telling` is what a relative says
 * or does without being ill.
 */
export type ClauseCue =
  | "hedge"
  | "doubt"
  | "planned"
  | "open"
  | "tocome"
  | "firm"
  | "done"
  | "doing"
  | "family"
  | "telling";

/** The cues that begin at this token, by spelling: "give" is not "gave". Tokens without hyphens. */
export function cuesAt(tokens: readonly Token[], at: number): readonly ClauseCue[] {
  table ??= openTable();
  const found = table.match(tokens, at);
  if (!found || isCause(tokens, at)) return [];
  const first = found.end > at + 1 ? (table.match(tokens.slice(at, at + 1), 0)?.value ?? []) : [];
  return [...found.value, ...first];
}

/** "Due to his weakness" gives a cause; "due to start" is a plan. */
const isCause = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "due" && tokens[at + 1]?.text === "to" && !ACTS_DUE.has(tokens[at + 2]?.text ?? "");

const ACTS_DUE = new Set(
  "be have go come start see get receive undergo return finish end attend begin leave take meet bring commence".split(
    " ",
  ),
);

const LISTS: [ClauseCue, string][] = [
  ["hedge", HEDGES],
  ["doubt", STRONG_HEDGES],
  ["planned", PLANNED],
  ["open", OPENING],
  ["tocome", TO_COME],
  ["firm", FIRM_PLANS],
  ["done", DONE],
  ["family", FAMILY_CUES],
  ["telling", TELLING_ACTS],
];

let table: PhraseTable<ClauseCue[]> | null = null;

function openTable(): PhraseTable<ClauseCue[]> {
  const held = new Map<string, ClauseCue[]>();
  for (const [cue, phrases] of LISTS)
    for (const phrase of phrases.split(",").map((one) => one.trim()))
      if (phrase !== "") held.set(phrase, [...(held.get(phrase) ?? []), cue]);
  const cues = phraseTable<ClauseCue[]>((phrase) => tokenise(phrase).filter(({ text }) => text !== "-"));
  for (const [phrase, kinds] of held) cues.add(phrase, kinds);
  return cues;
}
