import { formatTime } from "#app/base/ui/browser/format-time.ts";
import { browserLocale } from "#app/base/ui/browser/use-locale.ts";
import type { NoteForm } from "../form/note-form.ts";
import type { LeavingChoice } from "../leaving/leaving-note.ts";
import type { NoteDocument, NoteLayout } from "../note-document.ts";
import { noteText } from "../note-text.ts";
import type { NoteFile } from "../view/note-toolbar.tsx";

/** What files are made from: the note at the moment they are requested, and its author. */
export type FilesAbout = {
  layout: NoteLayout;
  now: () => NoteDocument<NoteForm>;
  author: string;
  timeZone: string;
};

/** The formats in which the note can be saved; each is made, and its code loaded, on request. */
export function noteFiles({ layout, now, author, timeZone }: FilesAbout): NoteFile[] {
  const time = (at: number) => formatTime(at, timeZone, browserLocale());
  /** Loaded first: it is the part that may fail. */
  const exported = async (choice: LeavingChoice) => {
    const { exportNote } = await import("./export-note.ts");
    return exportNote(layout, now(), choice, author);
  };
  const named = async (extension: string) => {
    const { fileNameOf } = await import("./note-export.ts");
    return `${fileNameOf(layout.title, new Date())}.${extension}`;
  };
  return [
    {
      label: "Word (.docx)",
      async make(choice) {
        const { noteToDocx } = await import("./note-docx.ts");
        return { name: await named("docx"), blob: await noteToDocx(await exported(choice), time) };
      },
    },
    {
      label: "FHIR R4 (.json)",
      async make(choice) {
        const { noteToFhir } = await import("./note-fhir.ts");
        const text = JSON.stringify(noteToFhir(await exported(choice)), null, 2);
        return { name: await named("fhir.json"), blob: new Blob([text], { type: "application/fhir+json" }) };
      },
    },
    {
      label: "Text (.txt)",
      async make(choice) {
        const { noteToText } = await import("./note-txt.ts");
        const text = noteToText(await exported(choice), noteText(layout, now(), choice, time), time);
        return { name: await named("txt"), blob: new Blob([text], { type: "text/plain" }) };
      },
    },
  ];
}
