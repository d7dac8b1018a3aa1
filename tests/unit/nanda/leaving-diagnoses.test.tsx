// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { ResultView } from "#app/rooms/nanda/components/result-view.tsx";
import type { NandaAnswer } from "#app/rooms/nanda/nanda-answer.ts";
import { packResult, unpackResult } from "#app/rooms/nanda/nanda-form.ts";
import { press, render } from "../render.ts";

const usage = { input_tokens: 1, output_tokens: 1 };
const ANSWER: NandaAnswer = { note: "the whole text", diagnoses: [], notShown: 0, dropped: 0, usage };
const writeText = vi.fn(async () => {});

async function result() {
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  vi.stubGlobal("print", vi.fn());
  const onEvent = vi.fn();
  const shown = { sources: [], active: null, onActivate: () => {}, onClear: () => {}, onEvent };
  const page = await render(<ResultView answer={ANSWER} {...shown} />);
  const click = (name: string) => press(page, name);
  return { page, click, onEvent };
}

test("on paper stand the patient's line, the time of printing, and that each diagnosis is to be checked", async () => {
  const { page } = await result();
  await act(async () => void dispatchEvent(new Event("beforeprint")));
  const [head, printed] = page.querySelectorAll(".print-only");
  expect(head?.textContent).toMatch(/^Patient: _+ Check each one against your patient before you use it\.$/);
  expect(printed?.textContent).toMatch(/^Printed \w{3} \d+, \d{4}, \d\d:\d\d$/);
});

test("diagnoses that were copied or printed have left the page, and the note's trail is told so", async () => {
  const { click, onEvent } = await result();
  await click("Copy all");
  expect(onEvent.mock.calls).toEqual([["copied"]]);
  await click("Print");
  expect(onEvent.mock.calls).toEqual([["copied"], ["printed"]]);
});

test("diagnoses that could not be copied have not left the page", async () => {
  writeText.mockRejectedValueOnce(new Error("denied"));
  const { click, onEvent } = await result();
  await click("Copy all");
  expect(onEvent).not.toHaveBeenCalled();
});

test("what is kept of a page of diagnoses names the note, also after a reload; older work has none", () => {
  const kept = { answer: ANSWER, written: "RR 30", noteId: "note-1" };
  expect(unpackResult(packResult(kept))).toEqual(kept);
  expect(unpackResult(packResult({ answer: ANSWER, written: "RR 30" }))?.noteId).toBeUndefined();
});
