// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { startEdit, typeEdit } from "#app/core/note/edit/edit-note.ts";
import { checkAgain, type NoteCheckRequest } from "#app/core/note/note-check.ts";
import { itemsOf, type NotePart } from "#app/core/note/note-document.ts";
import { useNote } from "#app/core/note/use-note.ts";
import { SBAR_LAYOUT } from "#app/rooms/sbar/sbar-layout.ts";
import { pass, renderHook } from "../render.ts";
import { answerOf, documentOf, found } from "./notes.ts";

const SITUATION = SBAR_LAYOUT.parts[0] as NotePart;
const sourcesOf = () => [{ name: "nurseNotes", label: "Nurse's Notes", text: "Short of breath since 0310." }];
const asked: NoteCheckRequest[] = [];
let isDown = false;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  isDown = false;
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    expect(path).toBe("/api/note-check");
    if (isDown) throw new TypeError("offline");
    asked.push(JSON.parse(String(body)));
    return Response.json(checkAgain(JSON.parse(String(body))));
  });
});

async function openNote() {
  const initial = () => documentOf(answerOf([found("situation", "Short of breath since 0310.")]));
  const page = await renderHook(() => useNote(SBAR_LAYOUT, { initial, sourcesOf }));
  const type = (text: string) =>
    act(async () => page().change((before) => typeEdit(startEdit(before, SITUATION, 1), SITUATION, text)));
  const first = () =>
    itemsOf(page().content ?? { items: [], excluded: [], checks: null, form: 0 }, "situation")[0];
  return { page, type, first };
}

test("what is typed is checked 300 ms after the last key, once, and until then the page claims nothing about it", async () => {
  const { page, type, first } = await openNote();
  await pass(1_000);
  expect([asked.length, page().checkStatus]).toEqual([0, "checked"]);
  await type("Short of breath since 0320");
  await pass(200);
  await type("Short of breath since 0320.");
  expect(page().checkStatus).toBe("checking");
  await pass(299);
  expect(asked).toHaveLength(0);
  await pass(50);
  expect(asked).toHaveLength(1);
  expect([page().checkStatus, first()?.checked?.mismatches[0]?.inNotes]).toEqual(["checked", "0310"]);
  expect(page().content?.checks?.matched).toEqual({ matching: 0, all: 1 });
});

test("what a second reader has heard stays heard when the nurse changes her note", async () => {
  const place = { field: "nurseNotes", start: 0, end: 15 };
  const heard = [{ id: "pain", label: "Pain", places: [place] }];
  const answer = { ...answerOf([found("situation", "Short of breath since 0310.")]), heard };
  const page = await renderHook(() => useNote(SBAR_LAYOUT, { initial: () => documentOf(answer), sourcesOf }));
  for (const text of ["Short of breath at 0310.", "Short of breath."]) {
    await act(async () =>
      page().change((before) => typeEdit(startEdit(before, SITUATION, 1), SITUATION, text)),
    );
    await pass(400);
    expect(page().content?.checks?.heard?.map(({ id, places }) => [id, places])).toEqual([["pain", [place]]]);
  }
  expect(page().content?.checks?.notStated.map(({ id }) => id)).not.toContain("pain");
});

test("a guard that cannot be reached is said, and asked again by itself", async () => {
  const { page, type, first } = await openNote();
  isDown = true;
  await type("Short of breath since 0330.");
  await pass(400);
  expect([page().checkStatus, first()?.checked]).toEqual(["unreachable", null]);
  isDown = false;
  await pass(5_400);
  expect([page().checkStatus, first()?.checked?.standing]).toEqual(["checked", "not_in_notes"]);
});

test("what leaves at once is checked first", async () => {
  const { page, type, first } = await openNote();
  await type("Short of breath since 0340.");
  await act(async () => page().settle());
  expect([asked.length, first()?.checked?.standing]).toEqual([1, "not_in_notes"]);
});

test("an item of a handover that the nurse puts into the note is no longer listed as not stated, one that she has yet to look at is", async () => {
  const { page, type } = await openNote();
  const missing = () => page().content?.checks?.notStated.map(({ label }) => label) ?? [];
  const added = ["Allergies", "Skin and pressure areas", "Family informed"];
  await type("Short of breath since 0310. Skin not checked.");
  await pass(350);
  expect(missing()).toEqual(expect.arrayContaining(added));
  await type("Short of breath since 0310. NKDA. Skin intact. Wife informed by phone.");
  await pass(350);
  expect(missing().filter((label) => added.includes(label))).toEqual([]);
  expect(missing()).toContain("Code status");
});

test("what the model wrote into the note, and the nurse has not made her own, is still not stated", () => {
  const missing = (isYours: boolean) => {
    const statement = { id: "s0", text: "NKDA. Skin intact.", checked: null, isCounted: true, isYours };
    return checkAgain({ sources: sourcesOf(), statements: [statement] }).notStated.map(({ label }) => label);
  };
  expect(missing(false)).toContain("Allergies");
  expect(missing(true)).not.toContain("Allergies");
});
