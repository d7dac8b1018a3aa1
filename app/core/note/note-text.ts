import { type LeavingChoice, leavingParts, leavingText } from "./leaving-note.ts";
import { contentOf, currentVersion, type NoteDocument, type NoteLayout } from "./note-document.ts";

/**
 * The note on the page as text, with who signed it and what was added since.
 * @param time writes a moment for people
 */
export function noteText(
  layout: NoteLayout,
  document: NoteDocument,
  choice: LeavingChoice,
  time: (at: number) => string,
): string {
  const content = contentOf(document);
  if (!content) return "";
  const { signature = null, amendments = [] } = currentVersion(document) ?? {};
  const below = amendments.map(({ name, at, text }) => `Amendment by ${name}, ${time(at)}: ${text}`);
  if (signature) below.push(`Reviewed and signed by ${signature.name}, ${time(signature.at)}`);
  return leavingText(leavingParts(layout, content, choice), choice.format, below);
}
