// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { signNote } from "#app/core/note/edit/edit-note.ts";
import { contentOf, type NoteDocument } from "#app/core/note/note-document.ts";
import { press } from "#tests/unit/render.ts";
import { answerOf, documentOf, FORM, found } from "../notes.ts";
import { drawnNote } from "../open-note.ts";
import "#tests/unit/overlays-loaded.ts";
import "#app/core/note/view/leave-dialog.tsx";

const writeText = vi.fn(async (_text: string) => {});
const invented = (text: string) => found("assessment", text, "not_in_notes");

beforeEach(() => {
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText }, language: "en-US" });
});

const openNote = (
  statements = [invented("Potassium 9.83."), invented("Sodium 99."), found("recommendation", "Review.")],
) => openDocument(documentOf(answerOf(statements)));

async function openDocument(initial: NoteDocument) {
  const { page, now } = await drawnNote(initial);
  const dialog = () => document.querySelector("[role=dialog]");
  const click = (name: string) => press(page, name);
  const type = (key: string, more: KeyboardEventInit = {}, at = "[data-initial-focus]") =>
    act(
      async () =>
        void document
          .querySelector(at)
          ?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more })),
    );
  const textsOf = () => contentOf(now())?.items.map(({ text }) => text);
  return { page, dialog, click, press: type, textsOf };
}

test("two amber statements take two keys, and nothing is copied before the second [SBAR-21]", async () => {
  const { dialog, click, press } = await openNote();
  await click("Copy SBAR");
  await vi.waitFor(() => expect(dialog()?.textContent).toContain("Potassium 9.83."));
  await press("k");
  expect(writeText).not.toHaveBeenCalled();
  expect(dialog()?.textContent).toContain("Sodium 99.");
  await press("r");
  expect(dialog()).toBeNull();
  expect(writeText.mock.calls).toEqual([["ASSESSMENT\nPotassium 9.83.\n\nRECOMMENDATION\nReview."]]);
});

test("a screen reader gets the first statement with the focus, and the next ones as they come", async () => {
  const { dialog, click, press } = await openNote();
  await click("Copy SBAR");
  await vi.waitFor(() => expect(dialog()).not.toBeNull());
  const box = dialog()?.querySelector("[data-initial-focus]");
  const said = document.getElementById(box?.getAttribute("aria-describedby") ?? "");
  expect(said?.textContent).toContain("Potassium 9.83.");
  expect([said?.getAttribute("aria-live"), said?.getAttribute("aria-atomic")]).toEqual(["polite", "true"]);
  await press("k");
  expect(said?.textContent).toContain("Sodium 99.");
});

test("a key that is held down answers once", async () => {
  const { dialog, click, press } = await openNote();
  await click("Copy SBAR");
  await vi.waitFor(() => expect(dialog()).not.toBeNull());
  await press("k");
  for (let repeated = 0; repeated < 5; repeated++) await press("k", { repeat: true });
  expect(dialog()?.textContent).toContain("Sodium 99.");
  expect(writeText).not.toHaveBeenCalled();
});

test("the keys answer where a click beside the buttons took the focus, and not what another dialog asks", async () => {
  const { dialog, click, press } = await openNote();
  await click("Copy SBAR");
  await vi.waitFor(() => expect(dialog()).not.toBeNull());
  await press("k", {}, "body > div:not([role])");
  expect(dialog()?.textContent).toContain("Potassium 9.83.");
  await press("k", {}, "body");
  expect(dialog()?.textContent).toContain("Sodium 99.");
  await press("r", {}, "[role=dialog] h2");
  expect(dialog()).toBeNull();
});

test("Edit goes to the statement in its editor, and nothing leaves", async () => {
  const { page, dialog, click, press } = await openNote();
  await click("Copy SBAR");
  await vi.waitFor(() => expect(dialog()).not.toBeNull());
  await press("e");
  expect(dialog()).toBeNull();
  const area = page.querySelector("textarea");
  expect(area?.value.slice(area.selectionStart, area.selectionEnd)).toBe("Potassium 9.83.");
  expect(writeText).not.toHaveBeenCalled();
});

test("a Recommendation that would be empty is said; one key takes all suggestions over, another leaves it empty", async () => {
  const suggestions = [found("situation", "SOB."), found("recommendation", "Reassess.", "suggestion")];
  for (const [key, copied] of [
    ["a", "SITUATION\nSOB.\n\nRECOMMENDATION\nReassess."],
    ["l", "SITUATION\nSOB."],
  ] as const) {
    writeText.mockClear();
    const { dialog, click, press } = await openNote(suggestions);
    await click("Copy SBAR");
    await vi.waitFor(() => expect(dialog()?.textContent).toContain("Recommendation is empty"));
    await press(key);
    expect(writeText.mock.calls).toEqual([[copied]]);
    document.body.replaceChildren();
  }
});

async function clickAnswer(name: string, detail = 1) {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("[role=dialog] button")];
  const wanted = buttons.find(({ textContent }) => textContent?.startsWith(name));
  if (!wanted) throw new Error(`There is no button "${name}".`);
  const event = new MouseEvent("click", { bubbles: true, detail });
  Object.defineProperty(event, "timeStamp", { value: performance.now() });
  await act(async () => wanted.dispatchEvent(event));
}

/** Stops the clock by which events are stamped. @returns lets this many milliseconds pass */
function stoppedClock() {
  let now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => now);
  return (ms: number) => {
    now += ms;
  };
}

test("a double click answers one statement; the next one waits until it could be read", async () => {
  const pass = stoppedClock();
  const { dialog, click, textsOf } = await openNote();
  await click("Copy SBAR");
  await vi.waitFor(() => expect(dialog()?.textContent).toContain("Potassium 9.83."));
  await clickAnswer("Remove", 2); // the other half of the click that opened the dialog
  expect(textsOf()).toHaveLength(3);
  await clickAnswer("Remove");
  for (const ms of [0, 499]) {
    pass(ms);
    await clickAnswer("Remove");
    expect(dialog()?.textContent).toContain("Sodium 99.");
    expect(textsOf()).toEqual(["Sodium 99.", "Review."]);
  }
  pass(1);
  await clickAnswer("Remove");
  expect(dialog()).toBeNull();
  expect(writeText.mock.calls).toEqual([["RECOMMENDATION\nReview."]]);
});

test("a double click on the last statement does not answer what is asked behind it", async () => {
  stoppedClock();
  const { dialog, click } = await openNote([
    invented("Potassium 9.83."),
    found("recommendation", "Reassess.", "suggestion"),
  ]);
  await click("Copy SBAR");
  await vi.waitFor(() => expect(dialog()?.textContent).toContain("Potassium 9.83."));
  await clickAnswer("Keep as mine");
  await clickAnswer("Add to note");
  expect(dialog()?.textContent).toContain("Recommendation is empty");
  expect(writeText).not.toHaveBeenCalled();
});

test("the dialog names each word that the notes do not have, beside what they say otherwise", async () => {
  const text = "Morphine 10 mg given at 0245.";
  const mark = (word: string, inNotes: string | null) => {
    const start = text.indexOf(word);
    const reason = inNotes === null ? "not in your notes" : `your notes: ${inNotes}`;
    return { start, end: start + word.length, kind: "not_in_notes" as const, reason, inNotes };
  };
  const marks = [mark("Morphine", null), mark("10 mg", null), mark("0245", "0310")];
  const { dialog, click } = await openNote([{ ...invented(text), marks }]);
  await click("Copy SBAR");
  await vi.waitFor(() => expect(dialog()?.textContent).toContain("It says “0245”; your notes: “0310”."));
  expect(dialog()?.textContent).toContain("Not in your notes: “Morphine”, “10 mg”.");
});

const DOUBT = "The form names Ramesh Patel, your notes Mrs Chen. Is this the right patient?";
const OF_ANOTHER = {
  ...FORM,
  nurseNotes: "Mrs Chen, 81F, AKI. K 5.9.",
  demographics: { name: "Ramesh Patel" },
};
const twoPatients = () => ({ ...documentOf(answerOf([found("situation", "AKI.")])), forms: [OF_ANOTHER] });
const signed = (document: NoteDocument) =>
  signNote(document, { name: "Ann Nurse", at: 9, hash: "", seal: "" });

test("a form of another patient counts as an item to check, is asked about by Copy and Sign, and once only", async () => {
  const asked = vi.fn(async () => Response.json({ name: "Ann Nurse", at: 9, hash: "", seal: "" }));
  vi.stubGlobal("fetch", asked);
  const { page, dialog, click, press } = await openDocument(twoPatients());
  const toolbar = () => page.querySelector("section.actions")?.textContent;
  expect(toolbar()).toContain(`1 item to check before you sign: ${DOUBT}`);
  await click("Sign");
  await vi.waitFor(() => expect(dialog()?.textContent).toContain(DOUBT));
  expect(asked).not.toHaveBeenCalled();
  await clickAnswer("Back to the note");
  await click("Copy SBAR");
  await vi.waitFor(() => expect(dialog()?.textContent).toContain(DOUBT));
  expect(writeText).not.toHaveBeenCalled();
  await press("c");
  expect(writeText).toHaveBeenCalledTimes(1);
  expect(toolbar()).toContain("Read it once, then sign.");
  await click("Sign");
  expect(dialog()).toBeNull();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
});

test("who left a part empty is not asked again, and of a signed note nothing is asked", async () => {
  const suggestions = [found("situation", "SOB."), found("recommendation", "Reassess.", "suggestion")];
  const { dialog, click, press } = await openNote(suggestions);
  await click("Copy SBAR");
  await vi.waitFor(() => expect(dialog()?.textContent).toContain("Recommendation is empty"));
  await press("l");
  await click("Copied!");
  expect([dialog(), writeText.mock.calls.length]).toEqual([null, 2]);
  for (const document of [documentOf(answerOf(suggestions)), twoPatients()]) {
    globalThis.document.body.replaceChildren();
    writeText.mockClear();
    const note = await openDocument(signed(document));
    await note.click("Copy SBAR");
    expect([note.dialog(), writeText.mock.calls.length]).toEqual([null, 1]);
  }
});
