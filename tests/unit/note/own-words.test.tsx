import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { openChecker } from "#app/core/evidence/checker.ts";
import { isAmber } from "#app/core/note/amber.ts";
import type { NoteContent, NoteItem } from "#app/core/note/note-document.ts";
import { ChecksCard } from "#app/core/note/view/checks-card.tsx";
import { ItemView } from "#app/core/note/view/item-view.tsx";
import { answerOf, documentOf } from "./notes.ts";
import { stillNote } from "./open-note.ts";

const NOTES = "Furosemide 40 mg IV given at 0310, urine 150 mL since. HR 118.";

function writtenByHer(text: string): NoteItem {
  const checker = openChecker([{ name: "nurseNotes", label: "Nurse's Notes", text: NOTES }]);
  const checked = checker.checkStatement({ text, quotes: [], isSuggestion: false });
  const rest = { id: "s1", part: "assessment", gap: " ", isKept: false, isTakenOver: false } as const;
  return { ...rest, text, author: "nurse", checked };
}

const htmlOf = (item: NoteItem) =>
  renderToStaticMarkup(<ItemView item={item} active={null} onActivate={() => {}} />);

test("what she adds by hand is hers, compared with no other event of her notes, and each of its facts has dots", () => {
  const item = writtenByHer("Given morphine 10 mg IV at 0245.");
  expect(isAmber(item)).toBe(false);
  const html = htmlOf(item);
  for (const fact of ["morphine", "10 mg", "IV", "0245"])
    expect(html).toContain(
      `<span class="word reworded" title="added by you, not in your notes">${fact}</span>`,
    );
  expect(html).toContain("Added by you, not in your notes: morphine, 10 mg, IV, 0245.");
  expect(html).not.toContain("(your notes: ");
  expect(html).not.toContain("Furosemide");
});

test("the summary counts a statement once: as hers, as a suggestion, or as one that is not in her notes", () => {
  const cardOf = (items: NoteItem[]) => {
    const note = documentOf(answerOf([]));
    const version = note.versions[0] as (typeof note.versions)[number];
    const content = { ...(version.content as NoteContent), items };
    const open = stillNote({ ...note, versions: [{ ...version, content }] });
    return renderToStaticMarkup(
      <ChecksCard note={open} userId="user_1" sources={[]} onActivate={() => {}} />,
    );
  };
  const summaryOf = (items: NoteItem[]) => /<p class="small soft">(.*?)<\/p>/.exec(cardOf(items))?.[1];
  // Nothing of it was compared, so nothing matches.
  expect(cardOf([])).toContain("<h3>No numbers or drugs to compare</h3>");
  const hers = writtenByHer("Given morphine 10 mg IV at 0245.");
  const otherwise = writtenByHer("HR 96.");
  const kept: NoteItem = { ...otherwise, isKept: true };
  const amber: NoteItem = { ...otherwise, author: "model" };
  expect(summaryOf([])).toBe("Every statement has a source");
  expect(summaryOf([amber])).toBe("1 statement is not in your notes");
  expect(summaryOf([otherwise])).toBe(
    "1 statement is yours and differs from your notes · Every other statement has a source",
  );
  expect(summaryOf([kept])).toBe(summaryOf([otherwise]));
  expect(summaryOf([hers, kept, amber])).toBe(
    "2 statements are yours, 1 of them differs from your notes · 1 statement is not in your notes",
  );
  const suggestion = {
    ...amber,
    checked: { ...writtenByHer("ECG.").checked, standing: "suggestion" },
  } as NoteItem;
  expect(summaryOf([suggestion])).toBe("1 statement is a suggestion · Every other statement has a source");
  expect(summaryOf([suggestion, suggestion, amber])).toBe(
    "2 statements are suggestions · 1 statement is not in your notes",
  );
  expect(summaryOf([{ ...suggestion, isTakenOver: true }])).toBe(
    "1 statement is yours · Every other statement has a source",
  );
});

test("what she changes of her notes is still asked about", () => {
  for (const [text, reason] of [
    ["Furosemide 80 mg IV given at 0310.", "your notes: 40 mg"],
    ["Torsemide 40 mg IV given at 0310.", "your notes: Furosemide"],
    ["HR 96.", "your notes: 118"],
  ] as const) {
    expect([text, isAmber(writtenByHer(text))]).toEqual([text, true]);
    expect(htmlOf(writtenByHer(text))).toContain(`title="${reason}"`);
  }
});
