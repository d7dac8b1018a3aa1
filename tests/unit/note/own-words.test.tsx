import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { openChecker } from "#app/core/evidence/checker.ts";
import { isAmber } from "#app/core/note/amber.ts";
import type { NoteItem } from "#app/core/note/note-document.ts";
import { ItemView } from "#app/core/note/view/item-view.tsx";

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
