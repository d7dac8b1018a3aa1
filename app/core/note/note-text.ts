import { amendedWords, signedWords } from "../record/notes/signature-words.ts";
import {
  bodyOf,
  headedText,
  type LeavingChoice,
  type LeavingPart,
  leavingParts,
} from "./leaving/leaving-note.ts";
import { contentOf, currentVersion, type NoteDocument, type NoteLayout } from "./note-document.ts";

/**
 * The note on the page as text, with its signature and amendments.
 * @param time formats a moment for people
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
  // A signature does not cover what was added after it.
  const below = [
    ...(signature ? [signedWords(signature, time)] : []),
    ...amendments.map((amendment) => `${amendedWords(amendment, time)}: ${amendment.text}`),
  ];
  return leavingText(leavingParts(layout, content, choice), choice.format, below);
}

/** The parts as text, in the chosen form. @param below text under them without a heading */
export function leavingText(
  parts: readonly LeavingPart[],
  format: LeavingChoice["format"],
  below: readonly string[] = [],
): string {
  const texts = format === "headings" ? [headedText(parts)] : parts.map(bodyOf);
  const all = [...texts, ...below].filter((text) => text !== "");
  if (format !== "paragraph") return all.join("\n\n");
  return all
    .join("\n")
    .split("\n")
    .map((line) => endedSentence(line.replace(/^- /, "").trim()))
    .filter((line) => line !== "")
    .join(" ");
}

const endedSentence = (line: string): string => (/[.!?…\]]$/.test(line) || line === "" ? line : `${line}.`);
