// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { openChecker } from "#app/core/evidence/checker.ts";
import { GrowingNote } from "#app/core/note/view/growing-note.tsx";
import { NandaPanel } from "#app/rooms/nanda/components/nanda-panel.tsx";
import type { NandaAnswer } from "#app/rooms/nanda/nanda-answer.ts";
import { toNandaSources } from "#app/rooms/nanda/nanda-answer.ts";
import { SBAR_LAYOUT } from "#app/rooms/sbar/sbar-layout.ts";
import { render } from "../render.ts";

const SOURCES = toNandaSources("RR 30 and SOB.");
const check = (text: string, isSuggestion = false) =>
  openChecker(SOURCES).checkStatement({ text, quotes: isSuggestion ? [] : [text], isSuggestion });
const nothing = () => {};

/** Selects letters of the statement with these words, and copies them. @returns what the page put there, if anything */
function copyFrom(page: HTMLElement, words: string, from: number, to: number): string | null {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  let text = texts.nextNode();
  while (text && !text.textContent?.includes(words)) text = texts.nextNode();
  const at = text?.textContent?.indexOf(words) ?? 0;
  const range = document.createRange();
  range.setStart(text as Node, at + from);
  range.setEnd(text as Node, at + to);
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
  let copied: string | null = null;
  const event = Object.assign(new Event("copy", { bubbles: true, cancelable: true }), {
    clipboardData: {
      setData: (type: string, data: string) => {
        if (type === "text/plain") copied = data;
      },
    },
  });
  page.dispatchEvent(event);
  return copied;
}

test("a few letters copied by hand out of an amber suggestion of a diagnosis carry its mark, and nothing else has one", async () => {
  const none = { riskFactors: [], relatedFactors: [], evidence: [], goals: [], interventions: [] };
  const answer: NandaAnswer = {
    note: "",
    diagnoses: [
      {
        ...none,
        kind: "problem",
        priority: 1,
        problem: check("Fast breathing", true),
        evidence: [check("RR 30")],
        goals: [check("Breathes more slowly", true), check("RR is below 20", true)],
      },
    ],
    notShown: 0,
    dropped: 0,
    usage: { input_tokens: 1, output_tokens: 1 },
  };
  const shown = {
    sources: SOURCES,
    text: "",
    active: null,
    onActivate: nothing,
    onClear: nothing,
    onEvent: nothing,
    onRetry: nothing,
  };
  const page = await render(<NandaPanel progress={{ status: "done", answer }} answer={answer} {...shown} />);
  expect(copyFrom(page, "RR is below 20", 3, 14)).toBe("is below 20 [not in your notes]");
  expect(copyFrom(page, "Breathes more slowly", 0, 8)).toBeNull();
});

test("what is copied by hand while a note is still written carries its mark as well", async () => {
  const statements = [
    { section: "situation", index: 0, text: "RR 30.", checked: check("RR 30.") },
    { section: "situation", index: 1, text: "Potassium 9.83.", checked: check("Potassium 9.83.") },
  ];
  const page = await render(
    <GrowingNote layout={SBAR_LAYOUT} statements={statements} active={null} onActivate={nothing} />,
  );
  expect(copyFrom(page, "Potassium", 0, 9)).toBe("Potassium [not in notes]");
  expect(copyFrom(page, "RR 30.", 0, 5)).toBeNull();
});
