// @vitest-environment happy-dom
import { act, createElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NotePanel } from "#app/rooms/sbar/components/note-panel.tsx";
import { drawn } from "../opened.ts";
import { ANSWER } from "./finished-note.ts";

const writeText = vi.fn(async (_text: string) => {});
const onClear = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  document.body.replaceChildren();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
});
afterEach(() => vi.unstubAllGlobals());

async function openNote() {
  const nothing = () => {};
  const place = await drawn(
    createElement(NotePanel, {
      progress: { status: "done", answer: ANSWER },
      sources: [],
      active: null,
      onActivate: nothing,
      onClear,
      onRetry: nothing,
    }),
  );
  const buttons = () => [...place.querySelectorAll("button")];
  const click = (name: string) => {
    const button = buttons().find((found) =>
      [found.textContent, found.getAttribute("aria-label")].includes(name),
    );
    if (!button) throw new Error(`There is no button "${name}".`);
    return act(async () => button.click());
  };
  const type = (text: string) => {
    const area = place.querySelector("textarea");
    return act(async () => {
      const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value");
      value?.set?.call(area, text);
      area?.dispatchEvent(new Event("input", { bubbles: true }));
    });
  };
  const textOf = (section: string) =>
    place.querySelector(`section[aria-label="${section}"] .part-text`)?.textContent;
  return { place, click, type, textOf };
}

test("a section is edited in its card beside the others, which Cancel leaves and Save keeps, also in what is copied [SBAR-20] [SBAR-21]", async () => {
  const { place, click, type, textOf } = await openNote();
  await click("Edit Background");
  expect([...place.querySelectorAll("textarea")].map(({ value }) => value)).toEqual(["Heart failure."]);
  expect(["Situation", "Assessment", "Recommendation"].map(textOf)).toEqual([
    "Short of breath.",
    "SpO2 86%.",
    "Review fluids.",
  ]);
  await type("Never mind.");
  await click("Cancel");
  expect(textOf("Background")).toBe("Heart failure.");
  await click("Edit Background");
  await type("Heart failure since 2019.");
  await click("Save");
  expect(textOf("Background")).toBe("Heart failure since 2019.");
  expect(place.querySelector("textarea")).toBeNull();
  await click("Copy SBAR");
  const [copied = ""] = writeText.mock.calls[0] ?? [];
  expect(copied).toContain("SITUATION\nShort of breath.\n\nBACKGROUND\nHeart failure since 2019.\n\n");
});

test("the nursing diagnoses stand below the four cards and come last in what is copied [SBAR-17] [SBAR-21] [OPEN-60]", async () => {
  const { place, click } = await openNote();
  const cards = [...place.querySelectorAll("section.part")].map((card) => card.getAttribute("aria-label"));
  expect(cards).toEqual(["Situation", "Background", "Assessment", "Recommendation", "Nursing Diagnoses"]);
  await click("Copy SBAR");
  expect(writeText.mock.calls).toEqual([
    [
      [
        "SITUATION\nShort of breath.",
        "BACKGROUND\nHeart failure.",
        "ASSESSMENT\nSpO2 86%.",
        "RECOMMENDATION\nReview fluids.",
        "NURSING DIAGNOSES\n- Impaired breathing related to fluid overload as evidenced by RR 30",
      ].join("\n\n"),
    ],
  ]);
});

test("Clear All asks for the result to be reset, and nothing else does [SBAR-22]", async () => {
  const { click } = await openNote();
  await click("Copy SBAR");
  expect(onClear).not.toHaveBeenCalled();
  await click("Clear All");
  expect(onClear).toHaveBeenCalledTimes(1);
});
