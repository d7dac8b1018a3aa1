import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { openChecker } from "#app/core/evidence/checker.ts";
import { contradictions, isAmber } from "#app/core/note/amber.ts";
import { statementsOfText } from "#app/core/note/edit/statements-of-text.ts";
import { checkAgain } from "#app/core/note/note-check.ts";
import type { NoteItem } from "#app/core/note/note-document.ts";
import { besideReplaced } from "#app/core/note/replaced-words.ts";
import { ItemView } from "#app/core/note/view/item-view.tsx";

const NOTES =
  "Mr Karl Weber 72M rm 11. Full code. Sputum yellow. Plan: CT abdomen at 0600. RN Pereira informed.";
const SOURCES = [{ name: "nurseNotes", label: "Nurse's Notes", text: NOTES }];
const checker = openChecker(SOURCES);
const checkedOf = (text: string, quotes: string[]) =>
  checker.checkStatement({ text, quotes, isSuggestion: false });

/** The server's answer to what is new on the page. */
function checkedAgain(items: NoteItem[]): NoteItem[] {
  const statements = items.map(({ id, text, checked, replaced }) => ({
    id,
    text,
    checked,
    replaced,
    isCounted: true,
  }));
  const answer = checkAgain({ sources: SOURCES, statements });
  return items.map((item) => ({
    ...item,
    checked: item.checked ?? answer.statements.find(({ id }) => id === item.id) ?? null,
  }));
}

const ITEMS: NoteItem[] = (NOTES.match(/[^.]+\./g) ?? []).map((sentence, at) => {
  const text = sentence.trim();
  const rest = { part: "situation", gap: " ", author: "model", isKept: false, isTakenOver: false } as const;
  return { id: `s${at}`, text, checked: checkedOf(text, [text]), ...rest };
});

/** The part's text retyped, key by key, with each of her sentences checked by the guard. */
function typed(text: string): NoteItem[] {
  let items = ITEMS;
  for (let length = Math.floor(text.length / 2); length <= text.length; length++)
    items = statementsOfText("situation", text.slice(0, length), items.length > 0 ? items : ITEMS);
  return checkedAgain(items);
}

test.each([
  ["Full code.", "DNR.", "Full code"],
  ["Weber", "Wagner", "Weber"],
  ["CT abdomen", "CT head", "abdomen"],
  ["yellow", "bloody", "yellow"],
  ["Pereira", "Lopez", "Pereira"],
])("%j that she makes %j is asked about, with what stood there", (before, after, inNotes) => {
  const whole = ITEMS.map(({ text }) => text).join(" ");
  const items = checkedAgain(statementsOfText("situation", whole.replace(before, after), ITEMS));
  const [hers, ...others] = items.filter(({ author }) => author === "nurse");
  expect(others).toEqual([]);
  expect(hers && isAmber(hers)).toBe(true);
  expect(hers && contradictions(hers)[0]?.inNotes.replace(/\.$/, "")).toBe(inNotes);
  const html = renderToStaticMarkup(<ItemView item={hers as NoteItem} active={null} onActivate={() => {}} />);
  expect(html).toContain(`your notes: ${inNotes}`);
});

test("of several words that she replaces in one sentence each is asked about with those in whose place it stands", () => {
  const whole = ITEMS.map(({ text }) => text).join(" ");
  const asked = (change: (text: string) => string) =>
    typed(change(whole)).flatMap((item) =>
      contradictions(item).map(({ text, inNotes }) => `${text}: ${inNotes}`),
    );
  expect(asked((text) => text.replace("Karl Weber", "Josef Wagner"))).toEqual([
    "Josef: Karl",
    "Wagner: Weber",
  ]);
  expect(asked((text) => text.replace("Karl", "Josef").replace("rm 11", "rm 12"))).toEqual([
    "Josef: Karl",
    "12: 11",
  ]);
});

test.each([
  ["Potassium 3.1.", "Sodium 3.1.", ["Sodium: Potassium"]],
  ["Potassium 3.1.", "Sodium 3.1 today.", ["Sodium: Potassium"]],
  ["Amlodipine 5 mg PO given.", "Amiloride 5 mg PO given.", ["Amiloride: Amlodipine"]],
  ["Amlodipine 5 mg PO daily.", "Lisinopril 5 mg PO daily.", ["Lisinopril: Amlodipine"]],
  ["SBP 88.", "HR 88.", ["HR: SBP"]],
  ["Metoprolol 25 mg PO.", "Metoprolol 50 mg PO.", ["50 mg: 25 mg"]],
])("of %j made %j the changed word is marked, and none that stayed", (before, after, marked) => {
  const own = openChecker([{ name: "nurseNotes", label: "Nurse's Notes", text: `Alert. ${before}` }]);
  const check = (text: string) => own.checkStatement({ text, quotes: [], isSuggestion: false });
  const { marks = [], mismatches, standing } = besideReplaced(check(after), before);
  const told = marks.filter(({ kind, inNotes }) => kind === "not_in_notes" && inNotes !== null);
  expect(told.map(({ start, end, inNotes }) => `${after.slice(start, end)}: ${inNotes}`)).toEqual(marked);
  const values = marks.filter(({ start, end }) =>
    /^(?:3\.1|5 mg|PO|88|daily)$/.test(after.slice(start, end)),
  );
  expect(values).toEqual([]);
  // What does not match is still counted as such.
  expect([standing, mismatches]).toEqual(["not_in_notes", check(after).mismatches]);
});

test("what she adds to a sentence, or writes beside it, is hers", () => {
  const whole = ITEMS.map(({ text }) => text).join(" ");
  for (const text of [
    whole.replace("Sputum yellow.", "Sputum yellow. Wife will bring his glasses."),
    whole.replace("RN Pereira informed.", "RN Pereira informed at the desk."),
  ])
    expect(typed(text).some((item) => item.author === "nurse" && isAmber(item))).toBe(false);
});
