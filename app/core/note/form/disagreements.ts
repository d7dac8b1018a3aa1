import { isAnotherAge, statedYears, yearsOfField } from "../news2/patient-age.ts";
import { anotherPatient } from "./another-patient.ts";
import { namedPatients, nameParts } from "./named-patients.ts";
import type { NoteForm } from "./note-form.ts";
import { hasSeveralPatients } from "./several-patients.ts";
import { contradictedSex, sexOfField } from "./stated-sex.ts";
import { vitalsBesideNotes } from "./vitals-beside-notes.ts";

/** Doubts about the patient, in sentences for the page: several patients in the notes exclude all other doubts. */
export const patientDoubts = (form: NoteForm): string[] =>
  hasSeveralPatients(form.nurseNotes)
    ? ["This looks like more than one patient. Write a note for each."]
    : disagreements(form);

/**
 * Where form and notes contradict each other about the patient: another name, another age, another sex, an allergy beside none,
 * other vital signs, another patient than before. Nothing is decided here; the nurse is asked.
 * @returns sentences for the page, empty if nothing disagrees
 */
export function disagreements(form: NoteForm, now = Date.now()): string[] {
  const { demographics, nurseNotes } = form;
  const { name = "", age = "", gender = "", allergies = "" } = demographics;
  return [
    anotherPatient(form, now),
    ofSomebodyElse([
      anotherName(name.trim(), nurseNotes),
      anotherAge(age, nurseNotes, now),
      anotherSex({ gender, isChild: (yearsOfField(age, now) ?? ADULT) < ADULT }, nurseNotes),
    ]),
    allergyBesideNone([allergies, nurseNotes]),
    vitalsBesideNotes(form),
  ].filter((words) => words !== null);
}

/** What the form and the notes say differently of one thing about the patient. */
type Difference = { inForm: string; inNotes: string; isName?: boolean };

/** One question, however much differs. */
function ofSomebodyElse(found: readonly (Difference | null)[]): string | null {
  const differences = found.filter((one) => one !== null);
  const [first, ...others] = differences;
  if (!first) return null;
  const verb = first.isName && others.length === 0 ? "names" : "says";
  const inForm = differences.map((one) => one.inForm).join(", ");
  const told = differences.map((one) => one.inNotes);
  // "29M" says "29" as well.
  const inNotes = told
    .filter((one) => !told.some((other) => other !== one && other.startsWith(one)))
    .join(", ");
  return `The form ${verb} ${inForm}${others.length === 0 ? "," : ";"} your notes ${inNotes}. Is this the right patient?`;
}

function anotherName(name: string, notes: string): Difference | null {
  const own = nameParts(name.split(/[\s,]+/)).filter((word) => word.length > 2);
  if (own.length === 0) return null;
  const named = namedPatients(notes);
  const [other] = named;
  if (!other || named.some(({ keys }) => nameParts(keys).some((key) => own.includes(key)))) return null;
  return { inForm: name, inNotes: other.words, isName: true };
}

/** Months, or a word for a child, are not compared. */
function anotherAge(field: string, notes: string, now: number): Difference | null {
  const [inForm, inNotes] = [yearsOfField(field, now), statedYears(notes, now)];
  if (!inForm || !inNotes || !isAnotherAge(inForm, inNotes)) return null;
  return { inForm: `${inForm} years`, inNotes: `${inNotes}` };
}

const ADULT = 16;

function anotherSex(
  { gender, isChild }: { gender: string; isChild: boolean },
  notes: string,
): Difference | null {
  const inForm = sexOfField(gender);
  const words = inForm && contradictedSex(inForm, notes, { isChild });
  return words ? { inForm, inNotes: /^s?he$/.test(words) ? `“${words}”` : words } : null;
}

/** "No allergies to penicillin" leaves all other allergies open. */
const NONE =
  /\b(?:nkda|nka|nil known|(?:no(?: known)?|denies(?: any)?) (?:drug )?allerg\w+(?! to (?!any\b|medic|drugs?\b)))\b/i;
/** The allergy field may consist of this alone. */
const NONE_IN_FIELD = /^\W*(?:nil|none|no|n\/a)\W*$/i;
const NAMED =
  /\b(?:allerg(?:y|ies|ic) to|anaphyla(?:xis|ctic) (?:reaction )?(?:to|after|with|from))\s+(?!any\b|none\b|nil\b|nothing\b|medic|drugs?\b)(?<what>\p{L}+)/giu;
const DENIED =
  /\b(?:no|not|nil|denies|denied|without|never|family|mother|father|sister|brother|son|daughter)\b[^.;\n]{0,30}$/i;
/** "NKDA" says nothing about these. */
const NO_DRUG =
  /^(?:latex|nuts?|peanuts?|shellfish|seafood|fish|eggs?|milk|dairy|lactose|pollen|dust|cats?|dogs?|bees?|wasps?|tape|plasters?|adhesives?|strawberr\w+|soya?|gluten|wheat|kiwi|food|grass|nickel|insect)$/i;

function allergyBesideNone([field = "", notes = ""]: readonly string[]): string | null {
  if (!NONE.test(`${field}\n${notes}`) && !NONE_IN_FIELD.test(field)) return null;
  const named = namedAllergy(`${NONE_IN_FIELD.test(field) ? "" : field}\n${notes}`) ?? listedAllergy(field);
  return (
    named &&
    `An allergy to ${named} is mentioned, but the text also says that there are none. Which is right?`
  );
}

function namedAllergy(text: string): string | null {
  for (const { index, groups } of text.matchAll(NAMED)) {
    const what = groups?.what ?? "";
    if (!NO_DRUG.test(what) && !DENIED.test(text.slice(Math.max(0, index - 40), index))) return what;
  }
  return null;
}

/** What the allergy field lists; a sentence is left alone. */
function listedAllergy(field: string): string | null {
  const first = /^\s*(?<what>\p{L}{4,})\s*(?:[,;(-]|$)/u.exec(field)?.groups?.what ?? null;
  return first &&
    !NONE.test(field) &&
    !NONE_IN_FIELD.test(field) &&
    !NO_DRUG.test(first) &&
    !/unknown/i.test(first)
    ? first
    : null;
}
