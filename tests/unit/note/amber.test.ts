import { Packer } from "docx";
import mammoth from "mammoth";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AMBER_MARK, isAmber, markedWords, titleOf } from "#app/core/note/amber.ts";
import { amendNote, keepItem, removeItem, signNote, takeOver } from "#app/core/note/edit/edit-note.ts";
import { exportNote } from "#app/core/note/exports/export-note.ts";
import { documentOf as wordOf } from "#app/core/note/exports/note-docx.ts";
import { noteToFhir } from "#app/core/note/exports/note-fhir.ts";
import type { NoteForm } from "#app/core/note/form/note-form.ts";
import {
  amberLeaving,
  EVERYTHING,
  type LeavingChoice,
  leavingParts,
  suggestionsOfEmptyParts,
} from "#app/core/note/leaving/leaving-note.ts";
import { itemsOf, type NoteDocument, type NoteItem } from "#app/core/note/note-document.ts";
import { leavingText, noteText } from "#app/core/note/note-text.ts";
import { markedStretch } from "#app/core/note/view/marked-draft.ts";
import { PartCard } from "#app/core/note/view/part-card.tsx";
import { PrintNote } from "#app/core/note/view/print-note.tsx";
import { noteBody } from "#app/core/note/work/note-body.ts";
import { packNote, unpackNote } from "#app/core/note/work/pack-note.ts";
import { SBAR_LAYOUT } from "#app/rooms/sbar/sbar-layout.ts";
import { openRandom } from "#scripts/scorecard/random.ts";
import { answerOf, documentOf, found } from "./notes.ts";
import { noteWithErrors, shownOf } from "./notes-with-errors.ts";
import { stillNote } from "./open-note.ts";

const NOTES = 500;
const notesWithErrors = (seed: number) => {
  const random = openRandom(seed);
  return Array.from({ length: NOTES }, (_, at) => noteWithErrors(random, at));
};
const DOCUMENTS = notesWithErrors(12);
const WAYS = ["headings", "plain", "paragraph"] as const;

/** The marked statements of a note, which the guard did not find, computed independently of the rule under test. */
const markedIn = (document: NoteDocument): NoteItem[] =>
  shownOf(document).items.filter(({ checked }) => checked?.standing === "not_in_notes");

const decoded = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");

function expectMarked(text: string, document: NoteDocument, way: string) {
  for (const { text: words } of markedIn(document)) expect(text, way).toContain(`${words} ${AMBER_MARK}`);
  const marks = text.split(AMBER_MARK).length - 1;
  expect(marks, `${way}: marks only what is amber`).toBe(markedIn(document).length);
}

test("in 500 notes with planted errors the guard marks at least one statement each, and often more", () => {
  const counts = DOCUMENTS.map((document) => markedIn(document).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(1_500);
});

test("none of them is copied without its mark, in whatever form", () => {
  for (const document of DOCUMENTS)
    for (const format of WAYS) {
      const parts = leavingParts(SBAR_LAYOUT, shownOf(document), { ...EVERYTHING, format });
      expectMarked(leavingText(parts, format), document, format);
    }
});

test("a signed note leaves as text with who signed it, and with what was added since, in whatever form", () => {
  const note = documentOf(answerOf([found("situation", "SOB.")]));
  const by = (at: number) => ({ name: "Ann Nurse", at, hash: "", seal: "" });
  const signed = signNote(note, by(4));
  const amended = amendNote(signed, "Seen by Dr. Lee.\nNo change", by(5));
  const textOf = (document: NoteDocument, format: LeavingChoice["format"]) =>
    noteText(SBAR_LAYOUT, document, { ...EVERYTHING, format }, (at) => `Nov 26, 10:0${at}`);
  expect(textOf(note, "headings")).toBe("SITUATION\nSOB.");
  expect(textOf(signed, "headings")).toBe(
    "SITUATION\nSOB.\n\nReviewed and signed by Ann Nurse, Nov 26, 10:04",
  );
  expect(textOf(amended, "plain")).toBe(
    "SOB.\n\nReviewed and signed by Ann Nurse, Nov 26, 10:04\n\nAmendment by Ann Nurse, Nov 26, 10:05: Seen by Dr. Lee.\nNo change",
  );
  expect(textOf(amended, "paragraph")).toBe(
    "SOB. Reviewed and signed by Ann Nurse, Nov 26, 10:04. Amendment by Ann Nurse, Nov 26, 10:05: Seen by Dr. Lee. No change.",
  );
});

test("none of them leaves by a selection without its mark, whichever stretch is selected", () => {
  const random = openRandom(3);
  for (const document of DOCUMENTS)
    for (const { key } of SBAR_LAYOUT.parts.filter(({ kind }) => kind === "text")) {
      const items = itemsOf(shownOf(document), key);
      const length = items.reduce((sum, { text, gap }) => sum + text.length + gap.length, 0);
      const start = random.integer(0, Math.max(0, length - 1));
      const end = random.integer(start, length);
      const stretch = markedStretch(items, start, end);
      let offset = 0;
      const touched = items.filter(({ text, gap }) => {
        const from = offset;
        offset += text.length + gap.length;
        return from < end && start < from + text.length && end > start;
      });
      expect(stretch.split(AMBER_MARK).length - 1).toBe(touched.filter(isAmber).length);
      expect(markedStretch(items, 0, length)).toBe(
        items.map((item) => markedWords(item) + item.gap).join(""),
      );
    }
});

const ABOUT = { patient: [], author: "Ann Nurse", timeZone: "UTC" };

test("none of them is shown, printed by our button or by the browser's without its mark", () => {
  for (const document of DOCUMENTS.slice(0, 40)) {
    const note = stillNote(document);
    const paper = createElement(PrintNote, { note, choice: EVERYTHING, ...ABOUT });
    expectMarked(decoded(renderToStaticMarkup(paper)), document, "paper");
    const cards = SBAR_LAYOUT.parts.map((part) => {
      const shown = { note, part, selected: null, active: null, onActivate: () => {} };
      return renderToStaticMarkup(createElement(PartCard, { key: part.key, ...shown }));
    });
    const marks = cards.join("").split(`data-mark="${AMBER_MARK}"`).length - 1;
    expect(marks).toBe(markedIn(document).length);
  }
});

test("none of them is in a Word or FHIR file without its mark", async () => {
  for (const document of DOCUMENTS as NoteDocument<NoteForm>[]) {
    const note = exportNote(SBAR_LAYOUT, document, EVERYTHING, "Ann Nurse");
    const [composition] = noteToFhir(note).entry;
    const sections = (composition?.resource.section ?? []) as { text: { div: string } }[];
    expectMarked(decoded(sections.map(({ text }) => text.div).join("\n")), document, "FHIR");
  }
  for (const document of (DOCUMENTS as NoteDocument<NoteForm>[]).slice(0, 20)) {
    const word = wordOf(exportNote(SBAR_LAYOUT, document, EVERYTHING, "Ann Nurse"), () => "14:05");
    const { value } = await mammoth.extractRawText({ buffer: await Packer.toBuffer(word) });
    expectMarked(value, document, "Word");
  }
});

test("none of them is kept, and so exported with the account, without its mark in the note's text", () => {
  for (const document of DOCUMENTS) {
    const { text = "" } = noteBody({ layout: SBAR_LAYOUT }, document as NoteDocument<NoteForm>);
    expectMarked(text, document, "kept");
  }
});

test("none of them stands in the list's line of a note without its mark, wherever the line ends", () => {
  const random = openRandom(5);
  for (const original of DOCUMENTS as NoteDocument<NoteForm>[]) {
    // A longer beginning moves the cut through everything after it.
    const document = structuredClone(original);
    const content = shownOf(document);
    const [part = ""] = SBAR_LAYOUT.parts.map(({ key }) => key).filter((key) => itemsOf(content, key).length);
    const items = itemsOf(content, part);
    if (items[0]) items[0].text = `${"Seen at ten. ".repeat(random.integer(0, 6))}${items[0].text}`;
    // The patient's name comes before the line.
    const title = noteBody({ layout: SBAR_LAYOUT }, document).title?.replace(/^.* · /, "") ?? "";
    expect(title.length).toBeLessThanOrEqual(80);
    let rest = title;
    for (const { text, checked } of items) {
      if (rest === "") break;
      const [words = ""] = rest.split(" [not");
      const whole = words.replace(/…$/, "");
      const taken = whole.startsWith(text) ? text : text.slice(0, whole.length);
      expect(rest.startsWith(taken)).toBe(true);
      rest = rest.slice(taken.length).replace(/^…/, "");
      const isMarked = rest.startsWith(` ${AMBER_MARK}`);
      expect(isMarked, title).toBe(checked?.standing === "not_in_notes");
      rest = (isMarked ? rest.slice(AMBER_MARK.length + 1) : rest).trimStart();
    }
    expect(rest).toBe("");
  }
});

test("a line ends before a statement that its mark leaves no room for, and cuts words off before a mark", () => {
  for (let length = 1; length < 200; length++) {
    const first = { text: "a".repeat(length), mark: null };
    const amber = { text: "Serum potassium 9.83 mmol/L today and tomorrow", mark: AMBER_MARK };
    for (const title of [titleOf([first, amber]), titleOf([{ ...first, mark: AMBER_MARK }, amber])]) {
      expect(title.length).toBeLessThanOrEqual(80);
      if (title.includes("S")) expect(title).toMatch(WHOLE_WORDS);
      expect(title.replaceAll(AMBER_MARK, "")).not.toContain("[");
    }
    expect(titleOf([{ ...first, mark: AMBER_MARK }])).toMatch(/^a+…? \[not in notes\]$/);
  }
});

const WHOLE_WORDS =
  /(?:Serum potassium 9\.83 mmol\/L today and tomorrow|Serum(?: potassium(?: 9\.83(?: mmol\/L(?: today(?: and)?)?)?)?)?…) \[not in notes\]$/;

test("none of them is stored without its mark beside it: answers of the API and exports hold what is stored", () => {
  for (const document of DOCUMENTS) {
    const stored = JSON.stringify(packNote(document));
    for (const { text } of markedIn(document))
      expect(stored).toContain(JSON.stringify(`${text} ${AMBER_MARK}`));
    expect(stored.split(AMBER_MARK).length - 1).toBeGreaterThanOrEqual(markedIn(document).length);
    expect(unpackNote(JSON.parse(stored))).toEqual(document);
  }
});

test("before Copy, Print, Download and Sign each of them is asked about once, in order; kept or removed, none is asked again", () => {
  const random = openRandom(4);
  for (const original of DOCUMENTS) {
    let document = original;
    const asked: string[] = [];
    for (;;) {
      const [item] = amberLeaving(SBAR_LAYOUT, shownOf(document), EVERYTHING);
      if (!item) break;
      asked.push(item.id);
      document = random.happens(0.5)
        ? keepItem(document, item.id, 2_000)
        : removeItem(document, item.id, 2_000);
      expect(asked.length).toBeLessThan(50);
    }
    const wanted = markedIn(original).map(({ id }) => id);
    expect(asked).toEqual(wanted);
    expect(leavingText(leavingParts(SBAR_LAYOUT, shownOf(document)), "headings")).not.toContain(AMBER_MARK);
  }
});

test("suggestions leave only when they were taken over, all of them by one answer; a Recommendation without any other words is asked about", () => {
  for (const document of DOCUMENTS.slice(0, 100)) {
    const text = (one: NoteDocument) => leavingText(leavingParts(SBAR_LAYOUT, shownOf(one)), "headings");
    expect(text(document)).not.toContain("Reassess and document");
    const taken = takeOver(document, "all", 2_000);
    expect(text(taken)).toContain("Reassess and document the response.");
    expect(text(taken).includes("RECOMMENDATION")).toBe(true);
    const others = itemsOf(shownOf(document), "recommendation").filter(
      ({ checked }) => checked?.standing !== "suggestion",
    );
    const bare = others.reduce((one, { id }) => removeItem(one, id, 2_000), document as NoteDocument);
    const asked = suggestionsOfEmptyParts(SBAR_LAYOUT, shownOf(bare), EVERYTHING);
    expect(asked.map(({ text: words }) => words)).toContain("Reassess and document the response.");
    expect(suggestionsOfEmptyParts(SBAR_LAYOUT, shownOf(takeOver(bare, "all", 3_000)), EVERYTHING)).toEqual(
      [],
    );
  }
});
