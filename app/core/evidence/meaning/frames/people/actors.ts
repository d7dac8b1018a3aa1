import type { Mark } from "../../../statement.ts";
import { lemma } from "../../../text/lemma.ts";
import { type Comparison, clauseText, conflict, sayingPlaces } from "../../comparison.ts";
import { IDIOM, lexicon } from "../../lexicon.ts";
import type { NoteUnit } from "../../notes-meaning.ts";
import type { MeaningUnit } from "../../read-meaning.ts";

/**
 * Who did something to whom: "the daughter was told by the nurse" has the nurse as agent and the daughter as target.
 * `kinds` are the kinds of act that the word at `at` stands for, empty if it only says that something was done ("did",
 * "provided"); if nobody is named, there is no agent and the target is null. `isCharted`: a verb without a subject,
 * whose agent is the nurse who writes ("Paged MD").
 */
type Act<T extends MeaningUnit> = {
  kinds: ReadonlySet<string>;
  agents: readonly T[];
  target: T | null;
  at: T;
  isCharted: boolean;
};

/** Acts between people, a kind per line, by the words for them. */
const ACTS = `
tell: let lets tell tells told telling inform informs informed informing notify notifies notified advise advised advises update updated updates alert explain explains explained mention mentioned disclose disclosed relay relayed teach teaches taught educate educated instruct instructed heard hears learn learned reported
call: call calls called calling ring rings rang rung phone phones phoned telephone telephoned page paged bleep bleeped contact contacted text texted message messaged
ask: ask asks asked asking request requests requested query queries queried question questioned
hit: hit hits hitting strike struck slap slapped push pushed kick kicked punch punched shout shouted yell yelled bite
help: help helps helped assist assists assisted feed feeds fed wash washes washed walk walked walks escort escorted accompany accompanied lift lifted
find: find finds found discover discovered
sign: sign signs signed
file: file filed files submit submitted submits
withdraw: withdraw withdrew withdrawn withdraws
want: want wants wanted wish wishes wished would
remove: remove removed pull pulled
measure: measure measured
review: review reviews reviewed examine examined assess assessed
bring: bring brings brought drive drove
do: did done perform performed provide provided carried made
`;

let groups: Map<string, string> | null = null;

/** The kind of act that a lemma names; built on first use, not when a Worker starts. */
function groupOf(form: string): string | undefined {
  groups ??= new Map(
    ACTS.trim()
      .split("\n")
      .flatMap((line) => {
        const [group = "", words = ""] = line.split(":");
        return words
          .trim()
          .split(" ")
          .map((word): [string, string] => [lemma(word), group]);
      }),
  );
  return groups.get(form);
}

const BEING = new Set(["was", "were", "been", "being", "is", "are", "be", "got"]);
/** A person after one of these is neither agent nor target of an act that follows. */
const OBLIQUE = new Set([
  "to",
  "with",
  "for",
  "of",
  "at",
  "about",
  "by",
  "from",
  "per",
  "than",
  "re",
  "via",
  "on",
  "in",
]);
const NURSE = new Set([
  "i",
  "we",
  "me",
  "us",
  "writer",
  "ward",
  "staff",
  "nurse",
  "rn",
  "team",
  "nsg",
  "nurs",
]);

/** Somebody did something to another that the notes have the other do, or the doer is somebody else. */
export function conflictsOfActors(comparison: Comparison): Mark[] {
  const { meaning, notes, sentences } = comparison;
  const own = actsIn(meaning.units);
  if (own.length === 0) return [];
  const there = [...sentences].flatMap((sentence) => actsIn(notes.bySentence.get(sentence) ?? []));
  return own.flatMap((act) => {
    const [agent] = act.agents;
    if (!agent) return [];
    const same = there.filter((other) => isSameAct(comparison, act, other));
    if (same.length === 0 || same.some((other) => isAgreed(act, other))) return [];
    const turned = same.find((other) => isExchanged(act, other) || isReplaced(act, other));
    return turned ? [conflict(agent, clauseText(comparison, turned.at))] : [];
  });
}

/** One kind of act; if a word only says that it was done, or is not in the lists, its object decides. */
function isSameAct(comparison: Comparison, own: Act<MeaningUnit>, other: Act<NoteUnit>): boolean {
  const isOneKind = [...own.kinds].some((kind) => other.kinds.has(kind));
  if (isOneKind && [...own.kinds].some((kind) => !kind.includes("#") && other.kinds.has(kind))) return true;
  const isOpen = own.kinds.size === 0 || other.kinds.size === 0;
  if (!isOneKind && !isOpen) return false;
  const objects = comparison.meaning.units.filter(
    (unit) => unit.clause === own.at.clause && unit !== own.at && isObject(unit),
  );
  return objects.some((unit) =>
    sayingPlaces(comparison, unit).some((place) => place.clause === other.at.clause && place !== other.at),
  );
}

/** What something is done to or about. */
const isObject = (unit: MeaningUnit): boolean =>
  !isPerson(unit) &&
  (unit.fact !== null
    ? unit.fact.startsWith("drug:")
    : !unit.isQuiet && unit.concepts.every(({ class: name }) => name !== "quality"));

const isAgreed = (own: Act<MeaningUnit>, other: Act<NoteUnit>): boolean =>
  isOne(own.agents, other.agents) && isSameTarget(own, other);

const isSameTarget = (own: Act<MeaningUnit>, other: Act<NoteUnit>): boolean =>
  own.target === null || other.target === null || isOne([own.target], [other.target]);

/** Agent and target have changed places. */
const isExchanged = (own: Act<MeaningUnit>, other: Act<NoteUnit>): boolean =>
  !isOne(own.agents, other.agents) &&
  (other.target !== null
    ? isOne(own.agents, [other.target]) && (own.target === null || !isSameTarget(own, other))
    : own.target !== null && other.agents.length > 0 && isOne([own.target], other.agents));

/** Another agent does the same to the same person. */
const isReplaced = (own: Act<MeaningUnit>, other: Act<NoteUnit>): boolean =>
  (other.agents.length > 0 || other.isCharted) &&
  !isOne(own.agents, other.agents) &&
  isSameTarget(own, other);

function actsIn<T extends MeaningUnit>(units: readonly T[]): Act<T>[] {
  return units.flatMap((unit, at) => {
    const kinds = kindsOf(unit);
    if (!kinds || unit.fact !== null || isNoun(units, at)) return [];
    const group = [...kinds].find((kind) => !kind.includes("#"));
    if (!group && kinds.size > 0 && !isVerb(units, at)) return [];
    const before = within(units, at, -1);
    const behind = within(units, at, 1);
    const subjects = before.filter(
      (one, index) => isPerson(one) && !isOblique(before, index) && !isAdjective(units, one),
    );
    const near = before.slice(0, 2).map(({ forms }) => forms[0] ?? "");
    const isPassive = near.some((form) => BEING.has(form)) && !near.includes("to") && group !== "want";
    const isHearing = unit.forms.some((form) => form === "hear" || form === "heard");
    const isBy = ({ forms }: MeaningUnit) =>
      forms.some((form) => form === "by" || (isHearing && form === "from"));
    // "Seen by" is one unit if a list has it as one.
    const isLedBack = unit.forms.length > 1 && unit.forms.at(-1) === "by";
    const by = isLedBack ? -1 : behind.findIndex(isBy);
    const doer =
      (by < 0 && !isLedBack) || by > 6 ? null : (behind.slice(by + 1, by + 5).find(isPerson) ?? null);
    const act = { kinds, at: unit, isCharted: false };
    if (isPassive || isHearing)
      return doer || subjects.length > 0
        ? [{ ...act, agents: doer ? [doer] : [], target: subjects[0] ?? null }]
        : [];
    if (doer && by <= 2) return [{ ...act, agents: [doer], target: null }];
    const target = behind.slice(0, 5).find(isPerson) ?? null;
    if (group === "help" && target === null) return [];
    if (isToldToSubject(group, subjects, target))
      return [{ ...act, agents: [], target: subjects[0] ?? null, isCharted: true }];
    const isCharted =
      subjects.length === 0 &&
      target !== null &&
      isFirst(units, at) &&
      TOLD.has(group ?? "") &&
      !isNurse(target);
    return subjects.length > 0 || target ? [{ ...act, agents: subjects, target, isCharted }] : [];
  });
}

/** What a nurse charts without saying who did it: "Paged MD", "Rang wife". */
const TOLD = new Set(["tell", "call", "ask"]);

/** "MD notified", "wife updated": the person named was told. */
const isToldToSubject = (
  group: string | undefined,
  subjects: readonly MeaningUnit[],
  target: MeaningUnit | null,
): boolean =>
  group === "tell" &&
  target === null &&
  subjects.length > 0 &&
  subjects.every((one) => one.cues.length === 0);

const isFirst = (units: readonly MeaningUnit[], at: number): boolean =>
  units[at - 1]?.clause !== units[at]?.clause || units[at - 1] === undefined;

/** The kinds of act of a unit: listed acts by their name here, other acts by their concept; null if it is no act. */
function kindsOf(unit: MeaningUnit): Set<string> | null {
  const group = unit.forms.map((form) => groupOf(form)).find((one) => one !== undefined);
  if (group === "do") return new Set();
  if (group) return new Set([group, ...unit.concepts.map(({ id }) => `#${id}`)]);
  const acts = unit.concepts.filter(
    ({ class: name, id }) => name === "action" && id !== IDIOM && !NO_ACTS.has(id),
  );
  const done = unit.cues.includes("done")
    ? unit.concepts.filter(({ class: name }) => name === "care" || name === "device")
    : [];
  const ids = [...acts, ...done].map(({ id }) => `#${id}`);
  return ids.length > 0 ? new Set(ids) : null;
}

/** Events and states of things, which have no agent. */
const NO_ACTS = new Set(
  "improve,resolve,worsen,increase,decrease,cause,result,await,able,cannot,live,want,succeed,fail,come,leave,tolerate,admission,discharge,transfer,surgery,confirm,risk,effective,ineffective,stable".split(
    ",",
  ),
);

/** A word of the general lists is a verb in the past, in "-ing", or after a person or "to": "check" may be a noun. */
function isVerb(units: readonly MeaningUnit[], at: number): boolean {
  const before = units[at - 1];
  const isLed =
    before !== undefined && (isSomebody(before) || before.forms.some((form) => LEADING.has(form)));
  return isLed || units[at]?.cues.some((cue) => cue === "done" || cue === "doing") === true;
}

const LEADING = new Set([
  "to",
  "wil",
  "will",
  "can",
  "could",
  "should",
  "would",
  "may",
  "must",
  "not",
  "who",
  "who's",
]);

/** "A call", "the report": after an article, it is not an act. */
const isNoun = (units: readonly MeaningUnit[], at: number): boolean =>
  /^(?:a|an|the|this|no|his|her|their|any|on)$/.test(units[at - 1]?.forms[0] ?? "");

/** The units beside an act, nearest first, up to the next act or the end of the sentence. */
function within<T extends MeaningUnit>(units: readonly T[], at: number, step: 1 | -1): T[] {
  const found: T[] = [];
  for (let index = at + step; found.length < 9; index += step) {
    const one = units[index];
    if (!one || one.clause !== units[at]?.clause) break;
    if (one.forms.some((form) => groupOf(form) !== undefined) && !isNoun(units, index)) break;
    found.push(one);
  }
  return found;
}

function isOblique(before: readonly MeaningUnit[], index: number): boolean {
  return before
    .slice(index + 1, index + 3)
    .some(({ forms, isQuiet }) => isQuiet && forms.some((form) => OBLIQUE.has(form)));
}

/** "Respiratory interventions", "emergency department staff": a service that only specifies something else. */
function isAdjective(units: readonly MeaningUnit[], one: MeaningUnit): boolean {
  const next = units[units.indexOf(one) + 1];
  return (
    one.concepts.some(({ class: name }) => name === "staff") &&
    next !== undefined &&
    next.clause === one.clause &&
    next.concepts.some(({ class: name }) => name === "care" || name === "finding" || name === "condition") &&
    !next.cues.includes("done")
  );
}

const isNurse = ({ forms }: MeaningUnit): boolean => forms.some((form) => NURSE.has(form));

export const isPerson = (unit: MeaningUnit): boolean => !unit.isPossessive && isSomebody(unit);

const isSomebody = (unit: MeaningUnit): boolean =>
  unit.forms.some((form) => NURSE.has(form)) ||
  (unit.fact === null &&
    !unit.forms.some((form) => POSSESSIVE.has(form)) &&
    (unit.forms.some((form) => PRONOUNS.has(form)) ||
      unit.concepts.some(
        ({ class: name }) => name === "relative" || name === "staff" || name === "patient",
      )));

const PRONOUNS = new Set(["he", "she", "him", "patient", "pt", "resid", "resident", "himself", "herself"]);
const POSSESSIVE = new Set(["his", "her", "their", "my"]);

/** Whether one of them is the same person, or of the same kind; if nobody is named, it is the nurse who writes. */
function isOne(some: readonly MeaningUnit[], others: readonly MeaningUnit[]): boolean {
  const names = new Set(namesOf(others));
  return namesOf(some).some((id) => names.has(id));
}

const namesOf = (units: readonly MeaningUnit[]): string[] =>
  units.length === 0 ? ["nurse"] : units.flatMap(namesOfOne);

export function namesOfOne(unit: MeaningUnit): string[] {
  if (unit.forms.some((form) => NURSE.has(form))) return ["nurse"];
  if (unit.forms.some((form) => PRONOUNS.has(form))) return ["patient"];
  return unit.concepts.flatMap(({ id, class: name }) =>
    name === "patient" ? ["patient"] : [id, ...(lexicon().kinds.get(id) ?? []), ...(GENERAL.get(id) ?? [])],
  );
}

/** Names that can replace each other although neither is a kind of the other. */
const GENERAL = new Map([
  ["charge nurse", ["nurse"]],
  ["intern", ["physician"]],
]);
