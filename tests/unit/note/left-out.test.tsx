// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { SourceLine } from "#app/core/evidence/view/source-line.tsx";
import { ChecksCard } from "#app/core/note/view/checks-card.tsx";
import { render } from "../render.ts";
import { answerOf, documentOf } from "./notes.ts";
import { stillNote } from "./open-note.ts";

const TEXT = "Pt SOB.\nBP 98/54, HR 118, sats 86% on room air. Denies chest pain.";
const SOURCES = [{ name: "nurseNotes", label: "Nurse's Notes", text: TEXT }];

function spanOf(words: string) {
  const start = TEXT.indexOf(words);
  return { field: "nurseNotes", start, end: start + words.length };
}

test("a figure that was left out is told with the words around it, and a sentence as it stands", async () => {
  const leftOut = [
    { kind: "number", text: "86%", span: spanOf("86%") },
    { kind: "number", text: "98/54", span: spanOf("98/54") },
    { kind: "sentence", text: "Denies chest pain.", span: spanOf("Denies chest pain.") },
  ] as const;
  const note = stillNote(documentOf(answerOf([], { leftOut: [...leftOut] })));
  const card = await render(
    <ChecksCard note={note} userId="user_1" sources={SOURCES} onActivate={() => {}} />,
  );
  expect([...card.querySelectorAll("li")].map((item) => item.textContent).slice(0, 3)).toEqual([
    "86% in “98/54, HR 118, sats 86% on room air.”",
    "98/54 in “BP 98/54, HR 118, sats”",
    "Denies chest pain.",
  ]);
});

test("where a statement comes from is read out, and how to see it is not", async () => {
  const line = await render(<SourceLine active={null} sources={SOURCES} />);
  const readOut = () => line.querySelector("[aria-live]")?.textContent;
  expect([readOut(), line.textContent]).toEqual(["", "Select a statement to see where it comes from."]);
  line.remove();
  const active = await render(
    <SourceLine active={{ key: "s1", spans: [spanOf("HR 118")] }} sources={SOURCES} />,
  );
  expect(active.querySelector("[aria-live]")?.textContent).toBe("Nurse's Notes: “HR 118” ");
});
