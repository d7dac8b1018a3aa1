// @vitest-environment happy-dom
import { act, createElement } from "react";
import { expect, test } from "vitest";
import { signNote, undo } from "#app/core/note/edit/edit-note.ts";
import type { NoteDocument } from "#app/core/note/note-document.ts";
import { ChecksCard } from "#app/core/note/view/checks-card.tsx";
import { closePages, press, render } from "../render.ts";
import { answerOf, documentOf, found } from "./notes.ts";
import { useOwnNote } from "./open-note.ts";

async function openCard(initial: NoteDocument) {
  let note: ReturnType<typeof useOwnNote> | undefined;
  const Page = () => {
    note = useOwnNote(initial);
    return createElement(ChecksCard, { note, userId: "user_1", sources: [], onActivate: () => {} });
  };
  const page = await render(createElement(Page));
  const click = (name: string) => press(page, name);
  const change = (edit: (document: NoteDocument) => NoteDocument) => act(async () => note?.change(edit));
  const offered = () => [...page.querySelectorAll(".unsafe button")].map((one) => one.textContent);
  const named = () =>
    document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
  return { page, click, change, offered, named };
}

const INSULIN = "Write “10 units” in place of “10U” in “Insulin 10U given.”";
const WARFARIN = "Write “1 mg” in place of “1.0 mg” in “Warfarin 1.0 mg qd.”";
const DAILY = "Write “daily” in place of “qd” in “Warfarin 1.0 mg qd.”";
const NOTE = documentOf(
  answerOf([found("situation", "Insulin 10U given."), found("background", "Warfarin 1.0 mg qd.")]),
);

test("each unsafe wording says why and has one button, whose name says the words; the focus goes on to the next, to the heading, and to the card", async () => {
  const { page, click, change, offered, named } = await openCard(NOTE);
  expect(page.querySelector(".unsafe h3")?.textContent).toBe("Unsafe wording");
  expect(page.querySelector(".unsafe li")?.textContent).toContain("“10U” → 10 unitsU is mistaken for 0 or 4");
  expect(offered()).toEqual(["Write “10 units”", "Write “1 mg”", "Write “daily”"]);
  await click(INSULIN);
  expect([offered().length, named()]).toEqual([2, WARFARIN]);
  await click(DAILY);
  expect([offered().length, named()]).toEqual([1, "Unsafe wording"]);
  await click("Write “1 mg” in place of “1.0 mg” in “Warfarin 1.0 mg daily.”");
  expect([offered().length, named()]).toEqual([0, "Check before you sign"]);
  expect(page.textContent).not.toContain("Unsafe wording");
  // Later changes do not take the focus.
  (document.activeElement as HTMLElement).blur();
  await change((before) => undo(before));
  expect([offered().length, document.activeElement]).toEqual([1, document.body]);
});

test("of letters that mean two medicines each has its button, and the other goes with the one that is pressed", async () => {
  const ms = documentOf(
    answerOf([found("situation", "MS given IV."), found("background", "Warfarin 1.0 mg.")]),
  );
  const { page, click, offered, named } = await openCard(ms);
  expect(page.querySelector(".unsafe li")?.textContent).toContain(
    "“MS” → Morphine sulfate or Magnesium sulfate",
  );
  expect(offered()).toEqual(["Write “Morphine sulfate”", "Write “Magnesium sulfate”", "Write “1 mg”"]);
  await click("Write “Magnesium sulfate” in place of “MS” in “MS given IV.”");
  expect([offered(), named()]).toEqual([
    ["Write “1 mg”"],
    "Write “1 mg” in place of “1.0 mg” in “Warfarin 1.0 mg.”",
  ]);
});

test("a signed note, and one without unsafe wording, are offered nothing", async () => {
  const by = { name: "Ann Nurse", at: 9, hash: "", seal: "" };
  expect((await openCard(signNote(NOTE, by))).page.textContent).not.toContain("Unsafe");
  await closePages();
  const safe = documentOf(answerOf([found("situation", "Sitting up.")]));
  expect((await openCard(safe)).page.textContent).not.toContain("Unsafe");
});
