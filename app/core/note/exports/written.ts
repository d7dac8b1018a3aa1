import { currentVersion, type NoteDocument, type PageVersion } from "../note-document.ts";

/** When the note's words were written, in Unix milliseconds: signatures and amendments do not change it. */
export function writtenAt(document: NoteDocument): number {
  const before = ({ from }: PageVersion) => document.versions.find(({ number }) => number === from);
  let version = currentVersion(document);
  while (version?.cause === "signed" || version?.cause === "amended") {
    const earlier = before(version);
    if (!earlier) break;
    version = earlier;
  }
  return version?.at ?? 0;
}

/** The line above the note on paper and in every file. @param time formats a moment for people */
export const writtenWords = (at: number, author: string, time: (at: number) => string): string =>
  `Written ${time(at)}${author && ` by ${author}`}, with NurseGPT`;

/** The line below an unsigned note. */
export const NOT_SIGNED = "Not signed yet.";
