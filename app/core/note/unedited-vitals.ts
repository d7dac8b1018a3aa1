import { composeVitalSigns, parseVitalSigns, VITAL_PARTS } from "./form/vital-signs.ts";
import { contentOf, type NoteContent, type NoteDocument } from "./note-document.ts";

/** A vital sign with its value as it was typed. */
type TypedVital = (typeof VITAL_PARTS)[number] & { typed: string };

/**
 * The vital signs that the nurse has changed in her note from what was typed: those with a number that the note was
 * generated with and no longer has.
 */
export function editedVitals(document: NoteDocument, vitalSigns: string): TypedVital[] {
  const content = contentOf(document);
  const generated = document.versions.find(
    ({ cause, content: first }) => cause === "generated" && first?.form === content?.form,
  )?.content;
  if (!content || !generated || !content.items.some(({ author }) => author === "nurse")) return [];
  const [before, after] = [numbersIn(generated), numbersIn(content)];
  const parts = parseVitalSigns(vitalSigns);
  return VITAL_PARTS.map((part) => ({ ...part, typed: parts[part.key] })).filter(({ typed }) =>
    numbersOf(typed).some((number) => before.has(number) && !after.has(number)),
  );
}

/** The vital signs as typed, without the edited ones: otherwise a file would contradict itself. */
export function uneditedVitals(document: NoteDocument, vitalSigns: string): string {
  const edited = editedVitals(document, vitalSigns);
  if (edited.length === 0) return vitalSigns;
  const gone = Object.fromEntries(edited.map(({ key }) => [key, ""]));
  return composeVitalSigns({ ...parseVitalSigns(vitalSigns), ...gone });
}

/** What the calculator wrote repeats what was typed, whatever the note says. */
const numbersIn = ({ items }: NoteContent): Set<string> =>
  new Set(items.filter(({ author }) => author !== "calculator").flatMap(({ text }) => numbersOf(text)));

const numbersOf = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];
