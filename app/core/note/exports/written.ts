import { currentVersion, type NoteDocument, type PageVersion } from "../note-document.ts";

/** When the note's words were written, in Unix milliseconds: a signature and an amendment leave them as they are. */
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

/** Above the note on paper and in every file. @param time writes a moment for people */
export const writtenWords = (at: number, author: string, time: (at: number) => string): string =>
  `Written ${time(at)}${author && ` by ${author}`}, with NurseGPT`;

/** Below a note that nobody has signed. */
export const NOT_SIGNED = "Not signed yet.";
