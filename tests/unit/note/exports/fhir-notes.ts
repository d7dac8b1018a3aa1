import { expect } from "vitest";
import { amendNote, signNote } from "#app/core/note/edit/edit-note.ts";
import { exportNote } from "#app/core/note/exports/export-note.ts";
import { type FhirBundle, noteToFhir } from "#app/core/note/exports/note-fhir.ts";
import { EVERYTHING, leavingParts } from "#app/core/note/leaving/leaving-note.ts";
import { SBAR_LAYOUT } from "#app/rooms/sbar/sbar-layout.ts";
import { openRandom } from "#scripts/scorecard/random.ts";
import { noteWithErrors, shownOf } from "../notes-with-errors.ts";
import { fhirErrors, medplumErrors } from "./fhir-validators.ts";

type Section = { title: string; text: { div: string }; code?: unknown };

export const resourcesOf = (bundle: FhirBundle, type: string) =>
  bundle.entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type);

/** A section's text as a reader of the file sees it. */
const textOf = ({ text: { div } }: Section): string =>
  div
    .replace(/^<div[^>]*>|<\/div>$/g, "")
    .replaceAll("<br/>", "\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Expects both validators to pass the files of `count` notes, signed and unsigned, with all their sections. */
export function expectFhirNotes(count: number): void {
  const random = openRandom(21);
  for (let at = 0; at < count; at++) {
    const now = Date.UTC(2026, 10, 22, 14, at % 60);
    const spoilt = noteWithErrors(random, now);
    const by = { name: "Ann Nurse", at: now + 1_000, hash: "", seal: "" };
    const signed = at % 3 > 0 ? signNote(spoilt, by) : spoilt;
    const document = at % 3 > 1 ? amendNote(signed, "Seen <by> Dr. Lee & team.\nNo change.", by) : signed;
    const bundle = noteToFhir(exportNote(SBAR_LAYOUT, document, EVERYTHING, at % 5 ? "Ann Nurse" : ""));
    expect(medplumErrors(bundle), `note ${at}`).toEqual([]);
    expect(fhirErrors(bundle), `note ${at}`).toEqual([]);
    const [composition] = resourcesOf(bundle, "Composition");
    const sections = ((composition?.section ?? []) as Section[]).filter(
      ({ code, title }) => !code && !/^Amend/.test(title),
    );
    expect(sections.map((section) => [section.title, textOf(section)])).toEqual(
      leavingParts(SBAR_LAYOUT, shownOf(document)).map(({ title, text, footnote }) => [
        title,
        footnote ? `${text}\n${footnote}` : text,
      ]),
    );
    expect(composition?.status).toBe(["preliminary", "final", "amended"][at % 3]);
  }
}
