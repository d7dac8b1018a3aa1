import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EVERYTHING } from "#app/core/note/leaving/leaving-note.ts";
import { type PrintedAbout, PrintNote } from "#app/core/note/view/print-note.tsx";
import { answerOf, documentOf, found } from "./notes.ts";
import { stillNote } from "./open-note.ts";

function paper(patient: PrintedAbout["patient"]) {
  const about = { patient, author: "Ann Nurse", timeZone: "UTC" };
  const note = stillNote(documentOf(answerOf([found("situation", "Fell at 0310.")])));
  return renderToStaticMarkup(createElement(PrintNote, { note, choice: EVERYTHING, ...about }));
}

test("a printed note has a line for the patient's name, unless the form gives it", () => {
  const age = { label: "Age", text: "78" };
  expect(paper([])).toContain("Patient: ____");
  expect(paper([age])).toContain("Patient: ____");
  expect(paper([{ label: "Patient Name", text: "Rosa Kim" }, age])).not.toContain("Patient: ____");
});
