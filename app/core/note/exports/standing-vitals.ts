import { composeVitalSigns, parseVitalSigns, VITAL_PARTS } from "../form/vital-signs.ts";
import { contentOf, type NoteContent, type NoteDocument } from "../note-document.ts";

/**
 * The vital signs as they were typed, without those that the nurse has put otherwise in her note: a number that the note
 * was generated with and that stands in it no more. A file would say two things of it.
 */
export function standingVitals(document: NoteDocument, vitalSigns: string): string {
  const content = contentOf(document);
  const generated = document.versions.find(
    ({ cause, content: first }) => cause === "generated" && first?.form === content?.form,
  )?.content;
  if (!content || !generated || !content.items.some(({ author }) => author === "nurse")) return vitalSigns;
  const [before, after] = [numbersIn(generated), numbersIn(content)];
  const parts = parseVitalSigns(vitalSigns);
  const edited = VITAL_PARTS.filter(({ key }) =>
    numbersOf(parts[key]).some((number) => before.has(number) && !after.has(number)),
  );
  if (edited.length === 0) return vitalSigns;
  return composeVitalSigns({ ...parts, ...Object.fromEntries(edited.map(({ key }) => [key, ""])) });
}

/** What the calculator wrote says again what was typed, whatever the note says. */
const numbersIn = ({ items }: NoteContent): Set<string> =>
  new Set(items.filter(({ author }) => author !== "calculator").flatMap(({ text }) => numbersOf(text)));

const numbersOf = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];
