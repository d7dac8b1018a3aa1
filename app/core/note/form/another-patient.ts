import { isAnotherAge, statedYears } from "../news2/patient-age.ts";
import { namedPatients, nameParts } from "./named-patients.ts";
import type { NoteForm, PatientBefore } from "./note-form.ts";

/** A bed or room that notes give as their patient's own. */
type Place = { kind: string; number: string; words: string };

/**
 * "B5" only begins notes; B12 is a vitamin. Where somebody went or came from, another's bed and a bed's parts are no
 * place of the patient.
 */
const PLACE =
  /(?:(?<!\b(?:to|from|into|near|by|opposite|beside|swapped|via|for|of|next|other|was|(?:pt|patient|person|resident|lady|gentleman|man|woman) in) (?:the )?)\b(?<kind>bed|room|rm|bay|cubicle)\W{0,3}(?:no\W+)?|^b)(?<number>[a-d]?\d{1,3}[a-d]?)\b(?! (?:rails?|side|linen|alarm|door|empty|made|low|high|wanted|booked|requested))/gi;

const placesIn = (notes: string): Place[] =>
  [...notes.trim().matchAll(PLACE)].map(({ groups: { kind = "bed", number = "" } = {} }) => {
    const name = kind.toLowerCase() === "rm" ? "room" : kind.toLowerCase();
    return {
      kind: name,
      number: number.toLowerCase(),
      words: `${name[0]?.toUpperCase()}${name.slice(1)} ${number}`,
    };
  });

/**
 * The question whether what the form still has of the note before is of this note's patient: its notes or its form
 * tell of another bed, name or age than that one did. Null if they give no reason for it.
 */
export function anotherPatient(form: NoteForm, now = Date.now()): string | null {
  const { demographics, nurseNotes, patientBefore } = form;
  if (!patientBefore) return null;
  const { told } = patientBefore;
  const name = patientBefore.carried.includes("demographics") ? demographics.name?.trim() : "";
  const other =
    anotherBed(told, nurseNotes) ??
    // A name in the form is compared with the notes by itself.
    (name ? null : (anotherName(told, form) ?? anotherAge(told, nurseNotes, now)));
  return other && `${name ? `Is this still ${name}?` : stillOfPatient(patientBefore)} ${other}`;
}

const stillOfPatient = ({ carried }: PatientBefore): string =>
  `Are the ${carried.map((field) => CALLED[field]).join(" and ")} in the form still this patient's?`;

const CALLED = { demographics: "demographics", vitalSigns: "vital signs" };

function anotherBed(told: string, notes: string): string | null {
  const [before, after] = [placesIn(told), placesIn(notes)];
  for (const { kind, words } of before) {
    const own = after.filter((place) => place.kind === kind);
    const isShared = own.some(({ number }) =>
      before.some((one) => one.kind === kind && one.number === number),
    );
    if (own[0] && !isShared) return `Your notes say ${own[0].words}, before ${words}.`;
  }
  return null;
}

function anotherName(told: string, { demographics, nurseNotes }: NoteForm): string | null {
  const inForm = demographics.name?.trim();
  const [before] = namedPatients(told);
  const after = inForm ? { words: inForm, keys: inForm.split(/[\s,]+/) } : namedPatients(nurseNotes)[0];
  if (!before || !after) return null;
  const known = nameParts(before.keys);
  if (nameParts(after.keys).some((key) => known.includes(key))) return null;
  return `${inForm ? "The form names" : "Your notes say"} ${after.words}, before ${before.words}.`;
}

function anotherAge(told: string, notes: string, now: number): string | null {
  const [before, after] = [statedYears(told, now), statedYears(notes, now)];
  if (before === null || after === null || !isAnotherAge(before, after)) return null;
  return `Your notes say ${after} years, before ${before}.`;
}
