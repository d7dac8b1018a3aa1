import type { Signature } from "../../record/notes/note.ts";
import { type LeavingChoice, type LeavingPart, leavingParts } from "../leaving/leaving-note.ts";
import {
  type Amendment,
  currentVersion,
  type LoincCode,
  type NoteContent,
  type NoteDocument,
  type NoteLayout,
} from "../note-document.ts";
import { writtenAt } from "./written.ts";

/** A vital sign as typed and as read; `effective` is known only to the day. */
export type VitalReading = {
  /** LOINC codes, the profile's own first. */
  codes: LoincCode[];
  text: string;
  /** With UCUM units; a blood pressure has two components instead of a value. */
  value: UcumQuantity | null;
  components: { code: LoincCode; value: UcumQuantity }[];
  /** HL7's vital signs profile that it follows, such as "heartrate". */
  profile: string;
};

export type UcumQuantity = { value: number; unit: string; code: string };

/** What a note of this kind is written from. */
type ExportedAbout = {
  /** The patient as typed. */
  patient: { name: string; gender: string; lines: readonly { label: string; text: string }[] };
  vitals: VitalReading[];
  /** The vital signs as typed, without those that the note states differently. */
  vitalsText: string;
  author: string;
};

/** Everything of a note that goes into a file. */
export type NoteExport = ExportedAbout & {
  title: string;
  /** What kind of document it is. */
  code: LoincCode;
  parts: LeavingPart[];
  /** Unix milliseconds, like the times of signature and amendments. */
  writtenAt: number;
  signature: Signature | null;
  amendments: Amendment[];
};

/** The note on the page as it goes into a file; amber statements carry their mark in words. */
export function toExport(
  layout: NoteLayout,
  { document, content, choice }: { document: NoteDocument; content: NoteContent; choice: LeavingChoice },
  about: ExportedAbout,
): NoteExport {
  const version = currentVersion(document);
  return {
    ...about,
    title: layout.title,
    code: layout.code,
    parts: leavingParts(layout, content, choice),
    writtenAt: writtenAt(document),
    signature: version?.signature ?? null,
    amendments: version?.amendments ?? [],
  };
}

/** "sbar-note-2026-11-22-140532", by the computer's clock; nothing about the patient. */
export function fileNameOf(title: string, at: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join("");
  return `${title.toLowerCase().replaceAll(" ", "-")}-${day}-${time}`;
}
