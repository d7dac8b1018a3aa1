import type { Mark } from "../../../statement.ts";
import { lemma } from "../../../text/lemma.ts";
import { type Comparison, conflict, nearPlaces } from "../../comparison.ts";
import type { NoteUnit } from "../../notes-meaning.ts";
import { isOrdinaryWord } from "../../ordinary.ts";
import type { MeaningUnit, ReadMeaning } from "../../read-meaning.ts";

/** A relative by the concept's name, or the patient. */
type Who = string;
const PATIENT = "patient";

/** A relative's finding or treatment that the statement gives to the patient, or the other way round. */
export function conflictsOfAttribution(comparison: Comparison): Mark[] {
  const { meaning, notes } = comparison;
  const own = whoOf(meaning.units, meaning.cues);
  notes.who ??= whoOf(notes.units, notes.cues);
  const there = notes.who;
  return meaning.units.flatMap((unit) => {
    if (!isOwned(unit)) return [];
    const near = nearPlaces(comparison, unit);
    if (near.length === 0) return [];
    const who = own.get(unit) ?? PATIENT;
    const isSame = (place: NoteUnit) => {
      const other = there.get(place) ?? PATIENT;
      return (
        other === who ||
        (other !== PATIENT &&
          who !== PATIENT &&
          (who === "family" || other === "family" || isKin(who, other)))
      );
    };
    if (near.some(isSame)) return [];
    const other = there.get(near[0] as NoteUnit) ?? PATIENT;
    return [conflict(unit, other === PATIENT ? "the patient" : other)];
  });
}

const isKin = (a: Who, b: Who): boolean => KIN.some((line) => line.includes(a) && line.includes(b));
const KIN = [
  ["parents", "mother", "father"],
  ["spouse", "wife", "husband", "partner"],
  ["child", "son", "daughter", "baby"],
  ["sibling", "sister", "brother"],
];

function isOwned({ concepts, fact, forms, isQuiet }: MeaningUnit): boolean {
  if (fact !== null) return fact.startsWith("drug:");
  // "Hemochromatosis": a word that is in no list and not in everyday use.
  if (concepts.length === 0)
    return !isQuiet && forms.every((form) => form.length >= 8 && !isOrdinaryWord(form));
  return !isQuiet && concepts.some(({ class: name }) => name === "condition" || name === "finding");
}

/**
 * Whom each unit is about. What follows a relative in a sentence is about the relative, unless the relative only says
 * or does something; after "family history" everything is about the family.
 */
function whoOf<T extends MeaningUnit>(units: readonly T[], cues: ReadMeaning["cues"]): Map<T, Who> {
  const owners = new Map<T, Who>();
  let who: Who = PATIENT;
  let sentence = -1;
  let clause = -1;
  let piece = -1;
  let last: { id: Who; clause: number } | null = null;
  let spouse: { id: Who; sentence: number } | null = null;
  units.forEach((unit, at) => {
    if (unit.sentence !== sentence) who = PATIENT;
    if ((unit.clause !== clause || unit.piece !== piece) && who !== PATIENT && begins(units, at))
      who = PATIENT;
    sentence = unit.sentence;
    clause = unit.clause;
    piece = unit.piece;
    if (cues.get(unit.clause)?.has("family")) who = "family";
    const relative = unit.concepts.find(({ class: name, id }) => name === "relative" && !OWN_CHILD.has(id));
    if (relative && relative.id in OWN_PRONOUN) spouse = { id: relative.id, sentence: unit.sentence };
    if (relative) last = isCompanion(units, at) ? null : { id: relative.id, clause: unit.clause };
    else if (isPatient(unit) || unit.concepts.some(({ id }) => id === "child")) last = null;
    if (relative && isOwnerOfWhatPrecedes(units, at))
      for (const one of units.slice(0, at).filter(({ clause }) => clause === unit.clause))
        owners.set(one, relative.id);
    if (
      relative &&
      !isCompanion(units, at) &&
      !saysOnly(units, at) &&
      !isNamedAsSource(units, at) &&
      !isOfAnotherThing(units, at)
    )
      who = relative.id;
    else if (spouse?.sentence === unit.sentence && isOfSpouse(units, at, spouse.id)) who = spouse.id;
    else if (last?.clause === unit.clause && unit.forms.some((form) => HAVING.has(form))) who = last.id;
    owners.set(unit, who);
  });
  return owners;
}

/** "Brought by son from the market with sudden weakness", "walked in with her mother-in-law complaining of pain". */
export function isCompanion(units: readonly MeaningUnit[], at: number): boolean {
  const before = units.slice(Math.max(0, at - 6), at).filter(({ clause }) => clause === units[at]?.clause);
  const near = before.slice(-2).flatMap(({ forms }) => forms);
  return (
    near.some((form) => form === "by" || form === "with") &&
    before.some(({ forms }) => forms.some((form) => COMING.has(form)))
  );
}

/** Stems, as units have them. */
const COMING = new Set(
  [
    "brought",
    "bring",
    "bib",
    "biba",
    "accompanied",
    "escorted",
    "came",
    "come",
    "arrived",
    "presented",
    "walked",
    "attended",
    "referred",
  ].map((word) => lemma(word)),
);

/** "Wife says she had shingles": unless the patient is known to be of the same sex, "she" is the speaker. */
function isOfSpouse(units: readonly MeaningUnit[], at: number, spouse: Who): boolean {
  const own = OWN_PRONOUN[spouse];
  const [pronoun = ""] = units[at]?.forms ?? [];
  if (!own || pronoun !== own.pronoun || units.some(({ forms }) => forms.some((form) => own.nouns.has(form))))
    return false;
  return units[at + 1]?.forms.some((form) => SUFFERING.has(form)) === true;
}

const OWN_PRONOUN: Record<Who, { pronoun: string; nouns: ReadonlySet<string> }> = {
  wife: {
    pronoun: "she",
    nouns: new Set(["woman", "female", "f", "lady", "ladi", "her", "hers", "husband"]),
  },
  husband: { pronoun: "he", nouns: new Set(["man", "male", "m", "gentleman", "gent", "his", "him", "wife"]) },
};
/** Verbs, by their stems, that give somebody an illness. */
const AFFLICTED = ["have", "has", "had", "suffer", "diagnos"];
const SUFFERING = new Set([...AFFLICTED, "get", "got", "caught"]);

/** "Long QT in three of his siblings", "lithium is taken by the sister", "the pacemaker is his son's". */
function isOwnerOfWhatPrecedes(units: readonly MeaningUnit[], at: number): boolean {
  const own = units[at];
  const before = units.slice(Math.max(0, at - 4), at).filter(({ clause }) => clause === own?.clause);
  const near = before.flatMap(({ forms }) => forms);
  const earlier = units
    .slice(0, at)
    .filter(({ clause }) => clause === own?.clause)
    .flatMap(({ forms }) => forms);
  if (near.includes("by")) return earlier.some((form) => USING.has(form));
  if (own?.isPossessive === true && units[at + 1]?.clause !== own.clause)
    return near.some((form) => BEING.has(form));
  return (near.includes("in") || near.includes("belong")) && units[at + 1]?.clause !== own?.clause;
}

const BEING = new Set(["is", "was", "be", "are", "were", "belong"]);
const USING = new Set([
  "take",
  "use",
  "us",
  "smok",
  "drink",
  "inject",
  "carri",
  "carry",
  "wear",
  "worn",
  "drunk",
]);

/** "The mother's count of his seizures", "his wife's account": what belongs to the relative is not an illness. */
function isOfAnotherThing(units: readonly MeaningUnit[], at: number): boolean {
  const next = units[at + 1];
  if (units[at]?.isPossessive !== true || next === undefined || next.clause !== units[at]?.clause)
    return false;
  // "His brother's had a transplant" is a contraction, not a possessive.
  if (next.forms.some((form) => SUFFERING.has(form))) return false;
  return !next.concepts.some(({ class: name }) => OF_A_BODY.has(name));
}

const OF_A_BODY = new Set(["condition", "finding", "body", "device", "quality", "care"]);

/** On a children's ward the child is the patient. */
const OWN_CHILD = new Set([
  "child",
  "carer",
  "guardian",
  "power of attorney",
  "visitor",
  "cat",
  "family",
  "friend",
  "neighbour",
  "roommate",
  "twin",
]);
const HAVING = new Set([...AFFLICTED, "who", "whose", "di", "with"]);

/** "According to the mother", "per wife", "told by his son". */
const isNamedAsSource = (units: readonly MeaningUnit[], at: number): boolean =>
  units
    .slice(Math.max(0, at - 3), at)
    .some(({ clause, forms }) => clause === units[at]?.clause && forms.some((form) => SOURCE.has(form)));

const SOURCE = new Set(["accord", "according", "per", "by", "told", "inform", "from", "to", "tel"]);

/** Within three words, the relative says, sees or does something. */
function saysOnly(units: readonly MeaningUnit[], at: number): boolean {
  const next = units.slice(at + 1, at + 4).filter(({ clause }) => clause === units[at]?.clause);
  const having = next.findIndex(({ forms }) => forms.some((form) => HAVING.has(form)));
  const telling = next.findIndex(
    ({ cues, concepts }) => cues.includes("telling") || concepts.some(({ id }) => BETWEEN_PEOPLE.has(id)),
  );
  if (telling < 0) return units[at]?.clause !== units[at + 1]?.clause;
  return having < 0 || telling < having;
}

/** Acts between people, which are not illnesses. */
const BETWEEN_PEOPLE = new Set(
  "inform,call,callback,ask,answer,speak,explain,agree,refuse,sign,witness,schedule,cancel,find,accompany,deliver care,buy,reassure,encourage,protect,deny,pick up person,order".split(
    ",",
  ),
);

const isPatient = ({ concepts, forms }: MeaningUnit): boolean =>
  concepts.some(({ class: name }) => name === "patient") && !forms.some((form) => POSSESSIVE.has(form));

/** A clause that begins with the patient or child is about the patient again, after an article or "and" as well. */
function begins(units: readonly MeaningUnit[], at: number): boolean {
  const first = units.slice(at, at + 3).find((unit) => !unit.forms.some((form) => LEADING.has(form)));
  const isChild = first?.concepts.some(({ id }) => id === "child") === true;
  return first !== undefined && (isPatient(first) || isChild) && !first.isPossessive;
}

const LEADING = new Set(["and", "the", "but", "while", "so", "then", "a"]);

const POSSESSIVE = new Set(["her", "his", "their", "my"]);
