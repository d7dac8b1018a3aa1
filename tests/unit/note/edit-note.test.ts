import fc from "fast-check";
import { expect, test } from "vitest";
import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import { contradictions, isAmber } from "#app/core/note/amber.ts";
import { addGenerated } from "#app/core/note/edit/add-generated.ts";
import { saveEdit } from "#app/core/note/edit/add-version.ts";
import { applyChecks, needsCheck } from "#app/core/note/edit/apply-checks.ts";
import {
  amendNote,
  cancelEdit,
  canRedo,
  canUndo,
  clearNote,
  goToVersion,
  keepItem,
  redo,
  removeItem,
  signNote,
  startEdit,
  takeOver,
  textOfPart,
  toggleExcluded,
  typeEdit,
  undo,
} from "#app/core/note/edit/edit-note.ts";
import {
  contentOf,
  currentVersion,
  emptyDocument,
  isSigned,
  itemsOf,
  type NoteDocument,
  type NoteItem,
  type NotePart,
} from "#app/core/note/note-document.ts";
import { packNote, unpackNote } from "#app/core/note/work/pack-note.ts";
import { SBAR_LAYOUT, toNoteItems } from "#app/rooms/sbar/sbar-layout.ts";
import { answerOf, documentOf, FORM, found } from "./notes.ts";

const part = (key: string) => SBAR_LAYOUT.parts.find((one) => one.key === key) as NotePart;
const ANSWER = answerOf(
  [
    found("situation", "Short of breath since 0310."),
    found("situation", "Sitting up."),
    found("assessment", "Serum potassium 9.83 mmol/L.", "not_in_notes"),
    found("recommendation", "Reassess the response.", "suggestion"),
  ],
  {
    diagnoses: [
      {
        diagnosis: found("situation", "Impaired breathing"),
        relatedFactors: [found("situation", "fluid overload")],
        definingCharacteristics: [found("situation", "RR 30"), found("situation", "crackles")],
      },
    ],
  },
);
const textsOf = (document: NoteDocument, key: string) => {
  const content = contentOf(document);
  return content ? itemsOf(content, key).map(({ text }) => text) : null;
};

test("what is typed into a section is the note at once; only the changed statement is the nurse's", () => {
  const opened = startEdit(documentOf(ANSWER), part("situation"), 2);
  expect(opened.draft?.text).toBe("Short of breath since 0310. Sitting up.");
  const typed = typeEdit(opened, part("situation"), "Short of breath since 0320. Sitting up.");
  const [first, second] = itemsOf(contentOf(typed) ?? never(), "situation");
  expect(first).toMatchObject({ text: "Short of breath since 0320.", author: "nurse", checked: null });
  expect(first?.id).toBe(itemsOf(contentOf(opened) ?? never(), "situation")[0]?.id);
  expect(second).toBe(itemsOf(contentOf(opened) ?? never(), "situation")[1]);
  expect(contentOf(typed)?.checks).toBeNull();
  const cancelled = cancelEdit(typed, 3);
  expect(textsOf(cancelled, "situation")).toEqual(["Short of breath since 0310.", "Sitting up."]);
  expect(textsOf(redo(cancelled), "situation")).toEqual(["Short of breath since 0320.", "Sitting up."]);
  const saved = saveEdit(typed, 3);
  expect(saved.versions.map(({ cause, part, at }) => [cause, part, at])).toEqual([
    ["generated", null, 1_000],
    ["edited", "situation", 3],
  ]);
});

test("while a part is open for editing, Undo and Redo leave its text alone, and are there again once it is closed", () => {
  const [situation, background] = [part("situation"), part("background")];
  const saved = saveEdit(typeEdit(startEdit(documentOf(ANSWER), situation, 2), situation, "First."), 3);
  const undone = undo(saved);
  for (const before of [saved, undone]) {
    const typed = typeEdit(startEdit(before, background, 4), background, "A long text.");
    expect([canUndo(typed), canRedo(typed)]).toEqual([false, false]);
    expect([undo(typed), redo(typed)]).toEqual([typed, typed]);
  }
  expect([canUndo(saved), canRedo(undone)]).toEqual([true, true]);
});

const never = (): never => {
  throw new Error("There is no note.");
};

test("a sentence that is typed letter by letter is one statement, also where a pause was checked on the way", () => {
  const situation = part("situation");
  let document: NoteDocument = startEdit(documentOf(ANSWER), situation, 2);
  const checks = contentOf(document)?.checks ?? never();
  const begun = document.draft?.text ?? "";
  const added = " Call bell in reach. Serum potassium 5.1 mmol/L at 0400.";
  for (let length = 1; length <= added.length; length++) {
    document = typeEdit(document, situation, begun + added.slice(0, length));
    const asked = contentOf(document) ?? never();
    const said = asked.items
      .filter(({ checked }) => checked === null)
      .map(({ id, text }) => [id, found("situation", text, "not_in_notes")] as const);
    if (length % 7 === 0) document = applyChecks(document, asked, { statements: new Map(said), checks });
  }
  expect(textsOf(document, "situation")).toEqual([
    "Short of breath since 0310.",
    "Sitting up.",
    "Call bell in reach.",
    "Serum potassium 5.1 mmol/L at 0400.",
  ]);
});

test("an editor that changed nothing leaves no version, and opening another saves the first", () => {
  const opened = startEdit(documentOf(ANSWER), part("situation"), 2);
  expect(saveEdit(opened, 3).versions).toHaveLength(1);
  const typed = typeEdit(opened, part("situation"), "Sitting up.");
  const other = startEdit(typed, part("assessment"), 4);
  expect([other.versions.length, other.draft?.part, textsOf(other, "situation")]).toEqual([
    2,
    "assessment",
    ["Sitting up."],
  ]);
});

test("any text comes out of the statements as it was typed, whatever stood there before", () => {
  const sentence = fc.constantFrom(
    "Short of breath since 0310.",
    "Sitting up.",
    "Dr. Adams paged x1",
    "BP 98/54, HR 118.",
    "Why? Unknown!",
    "e.g. 2 L",
    "Plan:",
  );
  const gap = fc.constantFrom(" ", "  ", "\n", "\n\n", "\t");
  const text = fc
    .array(fc.tuple(fc.oneof(sentence, fc.string({ maxLength: 12 })), gap), { maxLength: 6 })
    .map((pieces) => pieces.flat().join(""));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
      let document = startEdit(documentOf(ANSWER), part("situation"), 2);
      for (const one of texts) {
        document = typeEdit(document, part("situation"), one);
        const items = itemsOf(contentOf(document) ?? never(), "situation");
        expect(items.map((item) => item.text + item.gap).join("")).toBe(one.trimStart());
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      }
    }),
    { seed: 7, numRuns: 300 },
  );
});

test("a diagnosis is edited piece by piece, and what stays keeps its evidence", () => {
  const opened = startEdit(documentOf(ANSWER), part("diagnoses"), 2);
  expect(opened.draft?.text).toBe(
    "- Impaired breathing related to fluid overload as evidenced by RR 30; crackles",
  );
  const text = "- Impaired breathing related to fluid overload as evidenced by RR 32; crackles\n- Anxiety";
  const items = itemsOf(contentOf(typeEdit(opened, part("diagnoses"), text)) ?? never(), "diagnoses");
  expect(items.map(({ text: words, author, group }) => [words, author, group])).toEqual([
    ["Impaired breathing", "model", "diagnosis0"],
    ["fluid overload", "model", "diagnosis0"],
    ["RR 32", "nurse", "diagnosis0"],
    ["crackles", "model", "diagnosis0"],
    ["Anxiety", "nurse", items[4]?.group],
  ]);
  expect(textOfPart({ items, excluded: [], checks: null, form: 0 }, part("diagnoses"))).toBe(text);
});

test("generating again, clearing and editing only add versions; undo and redo walk them, also past a new branch", () => {
  const first = documentOf(ANSWER);
  const again = addGenerated(
    first,
    { ...toNoteItems(answerOf([found("situation", "Second note.")])), form: FORM },
    { key: "note-2", at: 5, kept: null },
  );
  const cleared = clearNote(again, 6);
  expect([cleared.id, contentOf(cleared), cleared.versions.length]).toEqual(["note-1", null, 3]);
  expect(textsOf(undo(cleared), "situation")).toEqual(["Second note."]);
  const back = undo(undo(cleared));
  expect(textsOf(back, "situation")).toEqual(["Short of breath since 0310.", "Sitting up."]);
  expect([canUndo(back), canRedo(back)]).toEqual([false, true]);
  expect(textsOf(redo(back), "situation")).toEqual(["Second note."]);
  expect(contentOf(redo(redo(back)))).toBeNull();
  const branched = removeItem(back, "situation1", 7);
  expect([canRedo(branched), branched.versions.length]).toEqual([false, 4]);
  expect(textsOf(goToVersion(branched, 2, 8), "situation")).toEqual(["Second note."]);
  expect(undo(branched).current).toBe(1);
});

test("keeping, taking over, leaving out and removing each answer one thing", () => {
  const document = documentOf(ANSWER);
  const kept = keepItem(document, "assessment0", 2);
  expect(itemsOf(contentOf(kept) ?? never(), "assessment")[0]?.isKept).toBe(true);
  expect(keepItem(document, "situation0", 2)).toBe(document);
  const taken = takeOver(document, "all", 2);
  expect(itemsOf(contentOf(taken) ?? never(), "recommendation")[0]?.isTakenOver).toBe(true);
  const excluded = toggleExcluded(document, "diagnosis0", 2);
  expect(contentOf(excluded)?.excluded).toEqual(["diagnosis0"]);
  expect(contentOf(toggleExcluded(excluded, "diagnosis0", 3))?.excluded).toEqual([]);
  expect(textsOf(removeItem(document, "diagnosis0", 2), "diagnoses")).toEqual([]);
});

const by = (at: number) => ({ name: "Ann Nurse", at, hash: "", seal: "" });

test("a signed version is locked; an amendment stands beside it, and undo goes behind neither by itself", () => {
  const signed = signNote(documentOf(ANSWER), by(9));
  expect(isSigned(signed)).toBe(true);
  expect(startEdit(signed, part("situation"), 10)).toBe(signed);
  expect(removeItem(signed, "situation0", 10)).toBe(signed);
  expect(keepItem(signed, "assessment0", 10)).toBe(signed);
  const amended = amendNote(signed, "Furosemide repeated at 0410.", by(11));
  expect(currentVersion(amended)).toMatchObject({
    signature: { name: "Ann Nurse", at: 9 },
    amendments: [{ text: "Furosemide repeated at 0410.", name: "Ann Nurse", at: 11 }],
  });
  expect(contentOf(amended)).toEqual(contentOf(signed));
  expect(currentVersion(signed)?.amendments).toEqual([]);
});

test("an amendment from a version before another one stands behind that, and takes nothing of it away", () => {
  const first = amendNote(signNote(documentOf(ANSWER), by(9)), "First.", by(11));
  const second = amendNote(goToVersion(first, 2, 12), "Second.", by(13));
  expect(currentVersion(second)?.amendments.map(({ text }) => text)).toEqual(["First.", "Second."]);
});

test("undo takes no signature and no amendment back, and redo none that stood before; a clearing it does take back", () => {
  const edited = removeItem(documentOf(ANSWER), "situation1", 2);
  const signed = signNote(undo(edited), by(9));
  const amended = amendNote(signed, "Furosemide repeated at 0410.", by(11));
  for (const locked of [signed, amended]) {
    expect([canUndo(locked), canRedo(locked)]).toEqual([false, false]);
    expect(undo(locked)).toBe(locked);
    expect(redo(locked)).toBe(locked);
    const back = undo(clearNote(locked, 13));
    expect([back.current, isSigned(back), canUndo(back)]).toEqual([locked.current, true, false]);
  }
});

test("what the guard answers counts for the words that it read, and for nothing that was typed since", () => {
  const opened = startEdit(documentOf(ANSWER), part("situation"), 2);
  const typed = typeEdit(opened, part("situation"), "Short of breath since 0320. Sitting up.");
  const asked = contentOf(typed) ?? never();
  const checks = { leftOut: [], notStated: [], matched: { matching: 3, all: 4 } };
  const said = { ...found("situation", "Short of breath since 0320.", "not_in_notes") };
  const result = { statements: new Map([["situation0", said]]), checks };
  const answered = applyChecks(typed, asked, result);
  expect(contentOf(answered)?.items[0]?.checked?.standing).toBe("not_in_notes");
  expect([contentOf(answered)?.checks, needsCheck(contentOf(answered) ?? never())]).toEqual([checks, false]);
  const further = typeEdit(typed, part("situation"), "Short of breath since 0330. Sitting up.");
  const late = contentOf(applyChecks(further, asked, result));
  expect([late?.items[0]?.checked, late?.checks]).toEqual([null, null]);
});

test("a packed note comes back as it was, and writes what versions share once", () => {
  let document = documentOf(ANSWER);
  for (let at = 2; at < 40; at++) document = toggleExcluded(document, "computed", at);
  document = typeEdit(startEdit(document, part("situation"), 50), part("situation"), "Sitting.");
  const text = JSON.stringify(packNote(document));
  expect(unpackNote(JSON.parse(text))).toEqual(document);
  expect(text.length).toBeLessThan(JSON.stringify(document).length / 3);
  for (const other of [null, {}, "text", { format: 2, items: [], versions: [], forms: [], undone: [] }])
    expect(unpackNote(other)).toBeNull();
  expect(unpackNote(packNote(emptyDocument()))).toEqual(emptyDocument());
});

test("her own words may go beyond her notes; where they contradict them, in a number or in meaning, they are amber until she keeps them", () => {
  const own = (checked: Partial<CheckedStatement>): NoteItem => ({
    ...(contentOf(documentOf(ANSWER)) ?? never()).items[0],
    id: "own0",
    part: "situation",
    text: "Patient is DNR.",
    gap: "",
    author: "nurse",
    isKept: false,
    isTakenOver: false,
    checked: { ...found("situation", "Patient is DNR.", "not_in_notes"), ...checked },
  });
  const mark = (inNotes: string | null) => ({
    marks: [{ start: 11, end: 14, kind: "not_in_notes" as const, reason: "said otherwise", inNotes }],
  });
  expect(isAmber(own({}))).toBe(false);
  expect(isAmber(own(mark(null)))).toBe(false);
  const contradicted = own(mark("full code"));
  expect(contradictions(contradicted)).toEqual([{ start: 11, text: "DNR", inNotes: "full code" }]);
  expect(isAmber(contradicted)).toBe(true);
  expect(isAmber({ ...contradicted, isKept: true })).toBe(false);
  expect(isAmber({ ...own({}), author: "model" })).toBe(true);
});

test("of a statement of two sentences only the one that she changes is hers, beside the words that it took the place of", () => {
  const [who, dose] = ["Bed 60 Mr Al Bo, 51M.", "Morphine 2.5 mg IV at 0310."];
  const mark = {
    start: who.length + 1,
    end: who.length + 9,
    kind: "reworded" as const,
    reason: "",
    inNotes: null,
  };
  const said = { ...found("situation", `${who} ${dose}`), marks: [mark] };
  const edited = (answer: typeof said, to: string) => {
    const open = startEdit(documentOf(answerOf([answer])), part("situation"), 5);
    return contentOf(saveEdit(typeEdit(open, part("situation"), to), 6))?.items ?? [];
  };
  const changed = edited(said, `${who} Morphine 5 mg IV at 0310.`);
  expect(changed.map(({ text, author, replaced }) => [text, author, replaced])).toEqual([
    [who, "model", undefined],
    ["Morphine 5 mg IV at 0310.", "nurse", dose],
  ]);
  expect(changed[0]?.checked).toMatchObject({ text: who, standing: "supported", marks: [] });
  const [, untouched] = edited(said, `Bed 61 Mr Al Bo, 51M. ${dose}`);
  expect(untouched).toMatchObject({
    text: dose,
    author: "model",
    checked: { marks: [{ start: 0, end: 8 }] },
  });
  // The guard has to say again which of the two is not in the notes.
  const amber = edited({ ...said, standing: "not_in_notes" }, `${who} Morphine 5 mg IV at 0310.`);
  expect(amber[0]).toMatchObject({ text: who, author: "model", checked: null });
});
