// @vitest-environment happy-dom
import "#tests/unit/overlays-loaded.ts";
import { act, createElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { signNote } from "#app/core/note/edit/edit-note.ts";
import { emptyDocument } from "#app/core/note/note-document.ts";
import { NotePanel } from "#app/core/note/view/note-panel.tsx";
import { SBAR_WORDS } from "#app/rooms/sbar/sbar-client.ts";
import { SBAR_LAYOUT } from "#app/rooms/sbar/sbar-layout.ts";
import { documentOf } from "../note/notes.ts";
import { useOwnNote } from "../note/open-note.ts";
import { render, typeInto } from "../render.ts";
import { ANSWER } from "./finished-note.ts";

const writeText = vi.fn(async (_text: string) => {});

beforeEach(() => {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
});

async function openNote(initial = documentOf(ANSWER)) {
  const nothing = () => {};
  const Panel = () =>
    createElement(NotePanel, {
      note: useOwnNote(initial),
      layout: SBAR_LAYOUT,
      words: SBAR_WORDS,
      progress: { status: "done", answer: ANSWER },
      userId: "user_1",
      about: { patient: [], author: "", timeZone: "UTC" },
      filesOf: { layout: SBAR_LAYOUT, now: emptyDocument, author: "", timeZone: "UTC" },
      sources: [],
      active: null,
      onActivate: nothing,
      onRetry: nothing,
    });
  const place = await render(createElement(Panel));
  const buttons = () => [...place.querySelectorAll("button")];
  const click = (name: string) => {
    const button = buttons().find((found) =>
      [found.textContent, found.getAttribute("aria-label")].includes(name),
    );
    if (!button) throw new Error(`There is no button "${name}".`);
    return act(async () => button.click());
  };
  const type = (text: string) => typeInto(place.querySelector("textarea"), text);
  const textOf = (section: string) => {
    const card = place.querySelector(`section[aria-label="${section}"]`);
    return (card?.querySelector(".st") ?? card?.querySelector(".part-text"))?.textContent?.trim();
  };
  return { place, click, type, textOf };
}

test("a section is edited in its card beside the others, which Cancel leaves and Save keeps, also in what is copied, and which stays one of four coloured ones [SBAR-19] [SBAR-20] [SBAR-21]", async () => {
  const { place, click, type, textOf } = await openNote();
  await click("Edit Background");
  expect([...place.querySelectorAll("textarea")].map(({ value }) => value)).toEqual(["Heart failure."]);
  expect(["Situation", "Background", "Assessment", "Recommendation"].map(textOf)).toEqual([
    "Short of breath.",
    "Heart failure.",
    "SpO2 86%.",
    "Review fluids.",
  ]);
  await type("Never mind.");
  expect(place.querySelector(".part-text.as-edited")?.textContent).toContain("Never mind.");
  await click("Cancel");
  expect(textOf("Background")).toBe("Heart failure.");
  await click("Edit Background");
  await type("Heart failure since 2019.");
  await click("Save");
  expect(textOf("Background")).toBe("Heart failure since 2019.");
  for (const other of ["Situation", "Assessment", "Recommendation", "Nursing Diagnoses"]) {
    await click(`Edit ${other}`);
    expect(place.querySelectorAll("textarea")).toHaveLength(1);
    await click("Cancel");
  }
  expect(place.querySelector("textarea")).toBeNull();
  const cards = [...place.querySelectorAll("section.part")].slice(0, 4);
  expect(cards.map((card) => [card.className, card.querySelector("h2 i")?.textContent])).toEqual([
    ["card part situation", "S"],
    ["card part background", "B"],
    ["card part assessment", "A"],
    ["card part recommendation", "R"],
  ]);
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

test("Clear All takes the result from the page, nothing else does, and Undo brings it back [SBAR-22]", async () => {
  const signature = { name: "Ann Nurse", at: 9, hash: "", seal: "" };
  for (const initial of [documentOf(ANSWER), signNote(documentOf(ANSWER), signature)]) {
    const { place, click, textOf } = await openNote(initial);
    await click("Copy SBAR");
    expect(textOf("Situation")).toBe("Short of breath.");
    await click("Clear All");
    expect(place.textContent).toContain("Your note appears here");
    expect(place.querySelector("section.part")).toBeNull();
    await click("Undo");
    expect(textOf("Situation")).toBe("Short of breath.");
  }
});
