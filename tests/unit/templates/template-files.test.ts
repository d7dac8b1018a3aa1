import { expect, test } from "vitest";
import { openChecker } from "#app/core/evidence/checker.ts";
import { exportNote } from "#app/core/note/exports/export-note.ts";
import { noteToFhir } from "#app/core/note/exports/note-fhir.ts";
import { EXAMPLE_PATIENT } from "#app/core/note/form/example-patient.ts";
import { toNoteSources } from "#app/core/note/form/note-form.ts";
import { EVERYTHING } from "#app/core/note/leaving/leaving-note.ts";
import { emptyDocument, formOf } from "#app/core/note/note-document.ts";
import { noteBody } from "#app/core/note/work/note-body.ts";
import { fromKeptNote, toKeptNote, withAnswer } from "#app/core/note/work/note-work.ts";
import { layoutOf } from "#app/rooms/templates/format.ts";
import { FORMATS } from "#app/rooms/templates/formats/formats.server.ts";
import type { TemplateAnswer } from "#app/rooms/templates/template-answer.ts";
import { openTemplate } from "#app/rooms/templates/template-client.ts";
import { resourcesOf } from "../note/exports/fhir-notes.ts";
import { fhirErrors, medplumErrors } from "../note/exports/fhir-validators.ts";

/** A finished note of the format with a statement in each section. */
function written(format: (typeof FORMATS)[number]) {
  const layout = layoutOf(format);
  const { tool } = openTemplate({ id: format.id, name: format.name, layout });
  const checker = openChecker(toNoteSources(EXAMPLE_PATIENT));
  const answer: TemplateAnswer = {
    template: { id: format.id, name: format.name },
    layout,
    statements: format.sections.map(({ key }) => ({
      section: key,
      ...checker.checkStatement({
        text: "Denies chest pain.",
        quotes: ["Denies chest pain"],
        isSuggestion: false,
      }),
    })),
    computed: [],
    leftOut: [],
    notStated: [],
    matched: { matching: 0, all: 0 },
    usage: { input_tokens: 1, output_tokens: 1 },
    markedText: "",
  };
  const made = { key: "key-00001", at: Date.UTC(2026, 10, 22), kept: null };
  const document = withAnswer(tool, emptyDocument(), { answer, form: EXAMPLE_PATIENT }, made);
  return { tool, layout, document };
}

test.each(FORMATS)("$name: its FHIR document is valid, with its own code and sections", (format) => {
  const { layout, document } = written(format);
  const bundle = noteToFhir(exportNote(layout, document, EVERYTHING, "Ann Nurse"));
  expect([medplumErrors(bundle), fhirErrors(bundle)]).toEqual([[], []]);
  const [composition] = resourcesOf(bundle, "Composition");
  expect(composition).toMatchObject({ title: format.name, type: { coding: [format.code] } });
  const titles = ((composition?.section ?? []) as { title: string; code?: unknown }[])
    .filter(({ code }) => !code)
    .map(({ title }) => title);
  expect(titles).toEqual(format.sections.map(({ heading }) => heading));
});

test("a note keeps the sections that it was written in, whatever its template becomes", () => {
  const { tool, layout, document } = written(FORMATS[0]!);
  const kept = fromKeptNote(toKeptNote(document));
  expect(formOf(kept)?.layout).toEqual(layout);
  const changed = { ...tool, layout: { ...layout, parts: [] } };
  expect(noteBody(changed, kept).text).toContain("SUBJECTIVE\nDenies chest pain.");
});
