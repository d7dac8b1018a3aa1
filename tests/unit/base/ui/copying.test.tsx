// @vitest-environment happy-dom
import "#tests/unit/overlays-loaded.ts";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import { plainAnswer } from "#app/core/literature/answer/answer.ts";
import { emptyDocument } from "#app/core/note/note-document.ts";
import { NotePanel } from "#app/core/note/view/note-panel.tsx";
import { toChatAnswer } from "#app/rooms/chat/chat.ts";
import { Conversation } from "#app/rooms/chat/components/conversation.tsx";
import { LabTables } from "#app/rooms/documents/viewer/components/lab-tables.tsx";
import { Results } from "#app/rooms/documents/viewer/components/results.tsx";
import { SectionViewer } from "#app/rooms/documents/viewer/components/section-viewer.tsx";
import { documentViews } from "#app/rooms/documents/viewer/section-views.ts";
import { NandaPanel } from "#app/rooms/nanda/components/nanda-panel.tsx";
import { ResearchPanel } from "#app/rooms/research/components/question-and-answer.tsx";
import { SBAR_WORDS } from "#app/rooms/sbar/sbar-client.ts";
import { SBAR_LAYOUT } from "#app/rooms/sbar/sbar-layout.ts";
import "#tests/unit/documents/pages/parts-loaded.ts";
import { ANSWER as ANALYSIS, detailAt } from "#tests/unit/documents/pages/page-parts.ts";
import { documentOf } from "#tests/unit/note/notes.ts";
import { useOwnNote } from "#tests/unit/note/open-note.ts";
import { buttonIn, closePages, pass, press, render } from "#tests/unit/render.ts";
import { ANSWER as NOTE } from "#tests/unit/sbar/finished-note.ts";

const nothing = () => {};
const writeText = vi.fn(async (_text: string) => {});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true, language: "en-US", clipboard: { writeText } });
});

function SbarNote() {
  return (
    <NotePanel
      note={useOwnNote(documentOf(NOTE))}
      layout={SBAR_LAYOUT}
      words={SBAR_WORDS}
      progress={{ status: "done", answer: NOTE }}
      userId="user_1"
      about={{ patient: [], author: "", timeZone: "UTC" }}
      filesOf={{ layout: SBAR_LAYOUT, now: emptyDocument, author: "", timeZone: "UTC" }}
      sources={[]}
      active={null}
      onActivate={nothing}
      onRetry={nothing}
    />
  );
}

const DIAGNOSES = {
  note: "1. Pain",
  diagnoses: [],
  notShown: 0,
  dropped: 0,
  usage: { input_tokens: 0, output_tokens: 0 },
};
const CHAT = toChatAnswer(plainAnswer("Foam helps.", null), null);

/** Expects what a part of a page says and marks when this button copies something, and when that fails. */
async function expectCopied(name: string, element: ReactElement) {
  const router = createMemoryRouter([{ path: "*", element }]);
  const page = await render(<RouterProvider router={router} />);
  const pressIt = () => press(page, name);
  const isMarked = () => [buttonIn(page, name), buttonIn(page, "Copied!")].map((button) => !button);
  const told = () => openToasts().at(-1);
  writeText.mockRejectedValueOnce(new Error("denied"));
  await pressIt();
  expect(told()).toMatchObject({ type: "error", text: "Failed to copy text" });
  expect([name, isMarked()]).toEqual([name, [false, true]]);
  await pressIt();
  expect(told()).toMatchObject({ type: "success", text: "Copied to clipboard!" });
  await pass(1_999);
  expect([name, isMarked()]).toEqual([name, [true, false]]);
  await pass(1);
  expect([name, isMarked()]).toEqual([name, [false, true]]);
  await closePages();
}

test("a copied SBAR note is told, and marked for 2 seconds; one that could not be copied is told alone [SBAR-21] [ERR-12] [CONST-02]", async () => {
  await expectCopied("Copy SBAR", <SbarNote />);
});

test("so are diagnoses, and answers of research and chat [NANDA-04] [RES-04] [ERR-12] [CONST-02]", async () => {
  await expectCopied(
    "Copy all",
    <NandaPanel
      progress={{ status: "done", answer: DIAGNOSES }}
      answer={DIAGNOSES}
      sources={[]}
      text=""
      active={null}
      onActivate={nothing}
      onClear={nothing}
      onEvent={nothing}
      onRetry={nothing}
    />,
  );
  const found = { result: "It helps.", citations: [], answer: null };
  await expectCopied(
    "Copy",
    <ResearchPanel progress={{ status: "done", answer: found }} onRetry={nothing} />,
  );
  await expectCopied(
    "Copy",
    <Conversation
      exchanges={[{ id: "1", at: 1, message: "Does foam help?", answer: CHAT }]}
      askedId={null}
      progress={{ status: "idle" }}
      onRetry={nothing}
      onDrop={nothing}
    />,
  );
});

test("so are an analysis, a section of it and a table of values [DOC-14] [DOC-40] [ERR-12] [CONST-02]", async () => {
  await expectCopied("Copy", <Results answer={ANALYSIS} onAnother={nothing} onStartOver={nothing} />);
  await expectCopied("Copy", <SectionViewer sections={documentViews(detailAt("done"))} />);
  await expectCopied("Copy table", <LabTables labs={[{ patient: null, series: [] }]} />);
});
