import type { NoteExport } from "./note-export.ts";
import { NOT_SIGNED, writtenWords } from "./written.ts";

/**
 * A note as a text file: the copied text, below the patient and nurse lines of the other files.
 * @param body the note as it is copied, with its signature and amendments
 * @param time formats a moment for people
 */
export function noteToText(note: NoteExport, body: string, time: (at: number) => string): string {
  const { title, patient, author, signature } = note;
  const lines = patient.lines.map(({ label, text }) => `${label}: ${text}`);
  const head = [title, ...lines, writtenWords(note.writtenAt, author, time)].join("\n");
  return [head, body, ...(signature ? [] : [NOT_SIGNED])].join("\n\n").concat("\n");
}
