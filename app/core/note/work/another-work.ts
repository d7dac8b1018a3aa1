import { isEmptyForm, type NoteForm } from "../form/note-form.ts";
import {
  areMarksApart,
  countedWords,
  FEWEST_WORDS_ALIKE,
  PATIENT_MARKS,
  patientMarksOf,
  plainWords,
  sharedWords,
} from "../form/same-patient.ts";
import { contentOf, type NoteDocument } from "../note-document.ts";

type Work = NoteForm & { note: string | null };

/**
 * Whether a page of notes has nothing left of what it held before: it was emptied, or is about another patient, or is
 * another note.
 * @param open opens the page's note
 */
export function isAnotherWork(
  before: Work,
  after: Work,
  open: (note: string | null) => NoteDocument<NoteForm>,
): boolean {
  if (isEmptyForm(after) && !isEmptyForm(before)) return true;
  if (isAnotherPatient(before, after)) return true;
  return before.note !== after.note && isAnotherNote(open(before.note), open(after.note));
}

/** Whether the page's note was cleared, or is a separate one from the one before. */
function isAnotherNote(before: NoteDocument, after: NoteDocument): boolean {
  if (contentOf(before) !== null && contentOf(after) === null) return true;
  return before.id !== null && after.id !== null && before.id !== after.id;
}

/** Two texts that share less than this are unrelated. */
const LEAST_SHARE = 0.25;

/**
 * Whether a form is plainly about another patient than before. Unlike in `isSamePatient`, a doubt counts as the same
 * patient: while typing, words are incomplete.
 */
export function isAnotherPatient(before: NoteForm, after: NoteForm): boolean {
  for (const name of ["name", "age", "gender", "admissionDate"] as const) {
    const [one, other] = [plainWords(before.demographics[name]), plainWords(after.demographics[name])];
    if (one && other && !isBegunAlike(one, other)) return true;
  }
  for (const mark of PATIENT_MARKS) {
    const [one, other] = [patientMarksOf(before.nurseNotes, mark), patientMarksOf(after.nurseNotes, mark)];
    const areAlike = () => [...one].some((a) => [...other].some((b) => isBegunAlike(a, b)));
    if (areMarksApart(one, other) && !areAlike()) return true;
  }
  const [words, others] = [before, after].map(({ nurseNotes }) => countedWords(plainWords(nurseNotes)));
  if (!words || !others || Math.min(words.length, others.length) < FEWEST_WORDS_ALIKE) return false;
  return sharedWords(words, others) < LEAST_SHARE;
}

/** "Ad" and "Adams", "4" and "42": one may become the other as it is typed. */
const isBegunAlike = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);
