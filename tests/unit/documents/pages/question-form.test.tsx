// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { Questions } from "#app/rooms/documents/questions/components/questions.tsx";
import type { useQuestions } from "#app/rooms/documents/questions/use-questions.ts";
import { closePages, drawn, typeInto } from "#tests/unit/opened.ts";

const NOBODY = undefined;

beforeEach(() => {
  // What is kept is another test's.
  vi.stubGlobal("fetch", () => new Promise<Response>(() => {}));
});

const asking = (fileId: string | null) => {
  const ask = vi.fn(async (_query: string) => true);
  const questions: ReturnType<typeof useQuestions> = {
    list: [],
    problem: null,
    onTyped: () => {},
    ask,
    stop: () => {},
    isAnswering: false,
    fileId,
    interrupted: null,
  };
  return { ask, questions };
};

const press = (field: HTMLTextAreaElement | null, keys: KeyboardEventInit) =>
  act(async () => {
    field?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...keys }),
    );
  });

test("Enter asks; with Shift it begins a line, and while a word is being composed it ends the word", async () => {
  const { ask, questions } = asking("doc-1");
  const page = await drawn(<Questions questions={questions} userId={NOBODY} />);
  const field = page.querySelector("textarea");
  await typeInto(field, "Which drugs?");
  await press(field, { shiftKey: true });
  await press(field, { isComposing: true });
  expect(ask).not.toHaveBeenCalled();
  await press(field, {});
  expect(ask.mock.calls).toEqual([["Which drugs?"]]);
});

test("a question that is typed while its document is being analysed stands in the field afterwards", async () => {
  const early = { text: "" };
  const page = await drawn(<Questions questions={asking(null).questions} userId={NOBODY} early={early} />);
  await typeInto(page.querySelector("textarea"), "Which drugs?");
  await closePages();
  const next = await drawn(<Questions questions={asking("doc-1").questions} userId={NOBODY} early={early} />);
  expect(next.querySelector("textarea")?.value).toBe("Which drugs?");
  expect(early.text).toBe("");
});

test("a question that is too long is neither cut nor sent, and the page says so", async () => {
  const { ask, questions } = asking("doc-1");
  const page = await drawn(<Questions questions={questions} userId={NOBODY} />);
  const field = page.querySelector("textarea");
  const long = "Why? ".repeat(250);
  await typeInto(field, long);
  expect(field?.value).toBe(long);
  expect(page.textContent).toContain("too long to be sent");
  await press(field, {});
  expect(ask).not.toHaveBeenCalled();
  expect(field?.value).toBe(long);
});
