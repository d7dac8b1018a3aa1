// @vitest-environment happy-dom
import { act, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { loadAskedList, Questions } from "#app/rooms/documents/questions/components/questions.tsx";
import { type AskedQuestion, newQuestion } from "#app/rooms/documents/questions/question-list.ts";
import type { useQuestions } from "#app/rooms/documents/questions/use-questions.ts";
import { closePages, render, typeInto } from "#tests/unit/render.ts";

const NOBODY = undefined;

beforeEach(() => {
  // Keeping the text is tested elsewhere.
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
  const page = await render(<Questions questions={questions} userId={NOBODY} />);
  const field = page.querySelector("textarea");
  await typeInto(field, "Which drugs?");
  await press(field, { shiftKey: true });
  await press(field, { isComposing: true });
  expect(ask).not.toHaveBeenCalled();
  await press(field, {});
  expect(ask.mock.calls).toEqual([["Which drugs?"]]);
});

test("on a screen that is touched Enter begins a line, as there is no Shift to hold; a keyboard's Ctrl with Enter asks", async () => {
  const isTouched = { matches: true } as MediaQueryList;
  vi.stubGlobal("matchMedia", () => isTouched);
  const { ask, questions } = asking("doc-1");
  const page = await render(<Questions questions={questions} userId={NOBODY} />);
  const field = page.querySelector("textarea");
  await typeInto(field, "Which drugs?");
  await press(field, {});
  expect(ask).not.toHaveBeenCalled();
  await press(field, { ctrlKey: true });
  expect(ask.mock.calls).toEqual([["Which drugs?"]]);
});

test("a question that is typed while its document is being analysed stands in the field afterwards", async () => {
  const early = { text: "" };
  const page = await render(<Questions questions={asking(null).questions} userId={NOBODY} early={early} />);
  await typeInto(page.querySelector("textarea"), "Which drugs?");
  await closePages();
  const next = await render(
    <Questions questions={asking("doc-1").questions} userId={NOBODY} early={early} />,
  );
  expect(next.querySelector("textarea")?.value).toBe("Which drugs?");
  expect(early.text).toBe("");
});

test("a question that is too long is neither cut nor sent, and the page says so", async () => {
  const { ask, questions } = asking("doc-1");
  const page = await render(<Questions questions={questions} userId={NOBODY} />);
  const field = page.querySelector("textarea");
  const long = "Why? ".repeat(250);
  await typeInto(field, long);
  expect(field?.value).toBe(long);
  expect(page.textContent).toContain("too long to be sent");
  await press(field, {});
  expect(ask).not.toHaveBeenCalled();
  expect(field?.value).toBe(long);
});

test("who presses Ask keeps the focus, and is told the answer once, when all of it is there", async () => {
  const past = { ...newQuestion("q0", "Which ward?"), status: "answered" as const, pieces: [piece("ICU.")] };
  const begun = newQuestion("q1", "Which drugs?");
  let show = (_newest: AskedQuestion | null) => {};
  const Page = () => {
    const [newest, setNewest] = useState<AskedQuestion | null>(null);
    show = setNewest;
    const list = newest ? [newest, past] : [past];
    const isAnswering = newest?.status === "answering";
    return <Questions questions={{ ...asking("doc-1").questions, list, isAnswering }} userId={NOBODY} />;
  };
  await loadAskedList();
  const page = await render(<Page />);
  const button = page.querySelector<HTMLButtonElement>("button[type=submit]");
  button?.focus();
  const told: string[] = [];
  const steps = [
    null,
    begun,
    { ...begun, draft: "Amox" },
    { ...begun, draft: "Amoxicillin 500" },
    { ...begun, status: "answered" as const, pieces: [piece("Amoxicillin 500 mg.")] },
  ];
  for (const step of steps) {
    await act(async () => show(step));
    expect([document.activeElement, button?.disabled]).toEqual([button, false]);
    const words = [...page.querySelectorAll("[role=status]")].map(({ textContent }) => textContent).join("");
    if (words !== (told.at(-1) ?? "")) told.push(words);
  }
  expect(told).toEqual(["Looking in the document...", "Amoxicillin 500 mg."]);
});

const piece = (text: string) => ({ text, places: [] });
