// @vitest-environment happy-dom
import "#tests/unit/overlays-loaded.ts";
import { act, type ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toast-list.ts";
import type { LabTable } from "#app/core/document/analysis.ts";
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
import "./documents/pages/parts-loaded.ts";
import { ANSWER as ANALYSIS, detailAt } from "./documents/pages/page-parts.ts";
import { documentOf } from "./note/notes.ts";
import { useOwnNote } from "./note/open-note.ts";
import { buttonIn, closePages, drawn } from "./opened.ts";
import { ANSWER as NOTE } from "./sbar/finished-note.ts";

const nothing = () => {};
const writeText = vi.fn(async (_text: string) => {});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true, language: "en-US", clipboard: { writeText } });
});

afterEach(async () => {
  await closePages();
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
const LABS: LabTable[] = [{ patient: null, series: [] }];

/** Every part of a page that copies, and the name of its button. */
const COPIES: [name: string, part: ReactElement][] = [
  ["Copy SBAR", <SbarNote key="sbar" />],
  [
    "Copy all",
    <NandaPanel
      key="nanda"
      progress={{ status: "done", answer: DIAGNOSES }}
      answer={DIAGNOSES}
      sources={[]}
      active={null}
      onActivate={nothing}
      onClear={nothing}
      onEvent={nothing}
      onRetry={nothing}
    />,
  ],
  [
    "Copy",
    <ResearchPanel
      key="research"
      progress={{ status: "done", answer: { result: "It helps.", citations: [], answer: null } }}
      onRetry={nothing}
    />,
  ],
  [
    "Copy",
    <Conversation
      key="chat"
      exchanges={[{ id: "1", at: 1, message: "Does foam help?", answer: CHAT }]}
      pending={null}
      progress={{ status: "idle" }}
      onRetry={nothing}
      onDrop={nothing}
    />,
  ],
  ["Copy", <Results key="results" answer={ANALYSIS} onAnother={nothing} onStartOver={nothing} />],
  ["Copy", <SectionViewer key="sections" sections={documentViews(detailAt("done"))} />],
  ["Copy table", <LabTables key="labs" labs={LABS} />],
];

test.each(COPIES)(
  "what a part of a page copies by %s is told, and marked for 2 seconds; what could not be copied is told alone [ERR-12] [CONST-02] [RES-04] [NANDA-04]",
  async (name, element) => {
    const router = createMemoryRouter([{ path: "*", element }]);
    const page = await drawn(<RouterProvider router={router} />);
    const press = () => act(async () => buttonIn(page, name)?.click());
    const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));
    const told = () => openToasts().at(-1);
    writeText.mockRejectedValueOnce(new Error("denied"));
    await press();
    expect(told()).toMatchObject({ type: "error", text: "Failed to copy text" });
    expect([buttonIn(page, name), buttonIn(page, "Copied!")]).toEqual([expect.anything(), undefined]);
    await press();
    expect(told()).toMatchObject({ type: "success", text: "Copied to clipboard!" });
    await pass(1_999);
    expect([buttonIn(page, name), buttonIn(page, "Copied!")]).toEqual([undefined, expect.anything()]);
    await pass(1);
    expect([buttonIn(page, name), buttonIn(page, "Copied!")]).toEqual([expect.anything(), undefined]);
  },
);
