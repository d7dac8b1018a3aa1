import { expect, test } from "vitest";
import { saveEdit } from "#app/core/note/edit/add-version.ts";
import { EMPTY_FORM, type NoteForm } from "#app/core/note/form/note-form.ts";
import { fromKeptNote, noteWorkKind, toKeptNote } from "#app/core/note/work/note-work.ts";
import type { WorkKind } from "#app/core/record/work/work-kind.ts";
import { NANDA_FORM, type NandaWork, packResult } from "#app/rooms/nanda/nanda-form.ts";
import { answerOf, documentOf, found } from "#tests/unit/note/notes.ts";
import { memoryClock, parts, stored, type TabForm, tab } from "./work-tabs.ts";

/** Two tabs typed into the same field at once: the second is offered what the first typed. */
async function parted(kind: Partial<WorkKind<TabForm>> = {}) {
  const { server, clock } = parts();
  const [one, two] = [tab({ server, clock, kind }), tab({ server, clock, kind })];
  one.type({ notes: "left" });
  await clock.run(2_000);
  two.type({ notes: "right" });
  await clock.run(2_000);
  expect(two.keeper.view.get().other).toEqual({ notes: "left", vitals: "" });
  return { server, clock, one, two };
}

test("the offer of another version ends when the page is emptied, and does not come back with the next text", async () => {
  const { server, clock, two } = await parted();
  two.type({ notes: "" });
  expect(two.keeper.view.get().other).toBeNull();
  await clock.run(2_000);
  expect(server.held().text).toBeNull();
  two.type({ notes: "the next patient" });
  await clock.run(2_000);
  expect(stored(server)).toEqual({ state: { notes: "the next patient", vitals: "" } });
  expect(tab({ server, clock }).keeper.view.get().other).toBeNull();
});

test("an offer that ended in one tab ends in the others, and none of them brings it back", async () => {
  const { server, clock, one, two } = await parted();
  one.keeper.absorb({ ...server.held() });
  expect(one.keeper.view.get().other).toEqual({ notes: "left", vitals: "" });
  two.keeper.choose(false);
  await clock.run(2_000);
  one.keeper.absorb({ ...server.held() });
  one.type({ vitals: "HR 90" });
  await clock.run(2_000);
  expect([one, two].map(({ keeper }) => keeper.view.get().other)).toEqual([null, null]);
  expect(stored(server)).toEqual({ state: { notes: "right", vitals: "HR 90" } });
});

test("an offer that ended here stays ended when another tab has saved meanwhile", async () => {
  const { server, clock, one, two } = await parted();
  one.keeper.absorb({ ...server.held() });
  one.type({ vitals: "HR 90" });
  await clock.run(2_000);
  two.keeper.choose(false);
  await clock.run(2_000);
  expect(two.keeper.view.get().other).toBeNull();
  expect(stored(server)).toEqual({ state: { notes: "right", vitals: "HR 90" } });
});

test("an offer that ended before a reload is not brought back by it", async () => {
  const { server, clock, two } = await parted();
  server.isAway = true;
  two.keeper.choose(false);
  await clock.run(1_000);
  expect(two.box.copy).not.toBeNull();
  const after = tab({ server, clock: memoryClock(), box: { copy: structuredClone(two.box.copy) } });
  await clock.run(0);
  expect(after.page.state.notes).toBe("right");
  expect(after.keeper.view.get().other).toBeNull();
});

test("what the other version replaces is the one that can be chosen back", async () => {
  const { server, clock, two } = await parted();
  two.type({ vitals: "HR 90" });
  two.keeper.choose(true);
  await clock.run(2_000);
  expect(two.page.state).toEqual({ notes: "left", vitals: "" });
  expect(stored(server)).toMatchObject({ other: { notes: "right", vitals: "HR 90" } });
  two.keeper.choose(true);
  expect(two.page.state).toEqual({ notes: "right", vitals: "HR 90" });
  two.keeper.choose(false);
  await clock.run(2_000);
  expect(stored(server)).toEqual({ state: { notes: "right", vitals: "HR 90" } });
});

test("of two versions made at once the one that outranks stands in both tabs, and the other one is offered", async () => {
  const { server, clock } = parts();
  const kind = {
    outranks: (first: TabForm, second: TabForm) => first.notes === "signed" && second.notes !== "",
  };
  const [one, two] = [tab({ server, clock, kind }), tab({ server, clock, kind })];
  one.type({ notes: "signed" });
  await clock.run(100);
  two.type({ notes: "still written", vitals: "HR 90" });
  await clock.run(2_000);
  one.keeper.absorb({ ...server.held() });
  for (const { page, keeper } of [one, two]) {
    expect(page.state).toEqual({ notes: "signed", vitals: "HR 90" });
    expect(keeper.view.get().other).toEqual({ notes: "still written", vitals: "HR 90" });
  }
});

test("discarded earlier work takes its second version along", async () => {
  const { server, clock, one } = await parted();
  const copy = structuredClone({
    state: { notes: "unsent", vitals: "" },
    base: null,
    revision: 0,
    unanswered: [],
  });
  const { keeper } = tab({ server, clock, box: { copy, isEarlier: true }, isFromEarlierSession: true });
  await clock.run(0);
  expect(keeper.view.get().other).not.toBeNull();
  keeper.answer(false);
  expect(keeper.view.get().other).toBeNull();
  one.keeper.leave();
});

test("the offer ends when the page has nothing to do any more with what it held when the versions parted", async () => {
  const { server, clock, two } = await parted({
    isAnother: async (before, after) => before.notes[0] !== after.notes[0],
  });
  two.type({ notes: "right and more" });
  await clock.run(2_000);
  expect(two.keeper.view.get().other).not.toBeNull();
  two.type({ notes: "the next patient" });
  await clock.run(2_000);
  expect(two.keeper.view.get().other).toBeNull();
  expect(stored(server)).toEqual({ state: { notes: "the next patient", vitals: "" } });
});

/** What follows the @ is not shown. */
const drawn = ({ notes, vitals }: TabForm) => [notes.split("@")[0]?.trim(), vitals].join();
const ALIKE: Partial<WorkKind<TabForm>> = {
  asOne: (mine, theirs) => (drawn(mine) === drawn(theirs) ? mine : null),
};

test("an answer that the page was given as it was left, and the next page once more, is one version", async () => {
  for (const arrives of ["before the next page is given it", "after that"]) {
    const { server, clock } = parts();
    const first = tab({ server, clock: memoryClock(), kind: ALIKE });
    first.type({ notes: "the answer @1" });
    first.keeper.leave();
    await clock.run(0);
    const [last] = first.left;
    if (!last || !first.box.copy) throw new Error("Nothing was sent and copied on leaving");
    const left = { saveId: last.saveId, over: first.leftOver, isCleared: false };
    // The copy was not written before the page was gone.
    const next = tab({ server, clock, left, kind: ALIKE });
    if (arrives === "after that") next.type({ notes: "the answer @2" });
    await server.save(last);
    if (arrives !== "after that") next.type({ notes: "the answer @2" });
    next.keeper.absorb({ ...server.held() });
    await clock.run(3_000);
    expect([arrives, next.keeper.view.get()]).toEqual([
      arrives,
      { status: "saved", question: null, other: null },
    ]);
    expect(next.page.state.notes).toMatch(/^the answer/);
    expect(stored(server)).toEqual({ state: next.page.state });
  }
});

test("a choice ends the offer or changes the page: what has come to look the same is offered no more", async () => {
  const { server, clock, two } = await parted(ALIKE);
  two.type({ notes: "left @2" });
  expect(two.keeper.view.get().other).toBeNull();
  await clock.run(2_000);
  expect(stored(server)).toEqual({ state: { notes: "left @2", vitals: "" } });
  // The server still has such an offer from an earlier version.
  await server.save({
    text: JSON.stringify({
      state: { notes: "left @2", vitals: "" },
      other: { notes: "left @1", vitals: "" },
    }),
    revision: server.held().revision,
    saveId: "old",
  });
  expect(tab({ server, clock, kind: ALIKE }).keeper.view.get().other).toBeNull();
});

const { isAnother = async () => false, asOne = () => null } = noteWorkKind("sbar");
const work = (nurseNotes: string, change: Partial<NoteForm> = {}, note: string | null = null) => ({
  ...EMPTY_FORM,
  nurseNotes,
  ...change,
  note,
});
const ADAMS = "Mr Adams 70M in bed 4, chest pain since 0200, GTN given with good effect, ECG done.";
const BAKER = "Mrs Baker 82F in bed 5, fell on the way to the bathroom, no injury seen, daughter told.";
const named = (name: string) => ({ demographics: { name } });

const draftOf = (document: ReturnType<typeof documentOf>) => ({
  part: "situation",
  text: "",
  content: document.versions[0]?.content ?? { items: [], excluded: [], checks: null, form: 0 },
});

test("a signed note outranks the same note unsigned, and neither another note nor a page without one", () => {
  const document = documentOf(answerOf([found("situation", "SOB.")]));
  const signature = { name: "A. Nurse", title: "RN", at: 2_000, hash: "h", seal: "s" };
  const signed = { ...document, versions: document.versions.map((version) => ({ ...version, signature })) };
  const outranks = (first: string | null, second: string | null) =>
    noteWorkKind("sbar").outranks?.(work(ADAMS, {}, first), work(BAKER, {}, second));
  const [mine, open] = [toKeptNote({ ...signed, id: "n1" }), toKeptNote({ ...document, id: "n1" })];
  expect([outranks(mine, open), outranks(mine, toKeptNote({ ...document, id: null }))]).toEqual([true, true]);
  for (const other of [toKeptNote({ ...document, id: "n2" }), mine, null])
    expect(outranks(mine, other)).toBe(false);
  expect(outranks(open, mine)).toBe(false);
});

test("a note that is opened changes nothing of what is kept of it", () => {
  const document = documentOf(
    answerOf([found("situation", "SOB."), found("background", "COPD.", "not_in_notes")]),
  );
  const kept = { id: "n1", kept: { number: 1, version: 1 }, waiting: [{ ...document, id: "n2" }] };
  const edited = saveEdit({ ...document, ...kept, draft: draftOf(documentOf(answerOf([]))) }, 3_000);
  for (const one of [document, { ...kept, ...document }, { ...document, ...kept }, edited]) {
    const packed = toKeptNote(one);
    expect(packed).not.toBeNull();
    expect(toKeptNote(fromKeptNote(packed))).toBe(packed);
  }
});

test("a note that two pages were given at other moments is one note, which the server keeps already; what was typed for either is not lost", () => {
  const answer = answerOf([found("situation", "SOB.")]);
  const [early, late] = [documentOf(answer, 1_000), documentOf(answer, 2_000)];
  const of = (document: Parameters<typeof toKeptNote>[0], notes = ADAMS) =>
    work(notes, {}, toKeptNote(document));
  expect(asOne(of(early), of(late))).toEqual(of(early));
  const kept = { ...late, kept: { number: 1, version: 1 } };
  expect(asOne(of(early), of(kept))).toEqual(of(kept));
  const other = documentOf(answerOf([found("situation", "Chest pain.")]));
  const edited = saveEdit({ ...late, draft: draftOf(other) }, 3_000);
  const back = { ...edited, current: 1 };
  expect(back.versions).toHaveLength(2);
  for (const [mine, theirs] of [
    [early, back],
    [back, early],
  ] as const)
    expect(asOne(of(mine), of(theirs))).toEqual(of(back));
  const waiting = { ...early, waiting: [{ ...other, id: "waits" }] };
  expect(asOne(of(late), of(waiting))?.note).toContain("waits");
  // A person can tell these apart.
  const signature = { name: "A. Nurse", title: "RN", at: 2_000, hash: "h", seal: "s" };
  const signed = { ...late, versions: late.versions.map((version) => ({ ...version, signature })) };
  for (const different of [of(edited), of(other), of(signed), of(late, BAKER), work(ADAMS)])
    expect(asOne(of(early), different)).toBeNull();
  const elsewhere = saveEdit({ ...early, draft: draftOf(documentOf(answerOf([]))) }, 3_000);
  expect(asOne(of({ ...elsewhere, current: 1 }), of(back))).toBeNull();
});

test("a form that was reset, or is another patient's now, has nothing to do with what it held before", async () => {
  for (const [before, after] of [
    [work(ADAMS), work("")],
    [work(ADAMS), work(BAKER)],
    [work(ADAMS), work(ADAMS.replace("Mr Adams 70M in bed 4", "Mr Ellis 55M in bed 9"))],
    [work("Chest pain", named("Adams")), work("Chest pain", named("Baker"))],
    [
      work("c/o chest pain radiating to left arm, GTN given, ECG done, pain now 2/10"),
      work("slept well overnight, no concerns raised, family visited this morning and took washing home"),
    ],
  ] as const)
    expect([before, after, await isAnother(before, after)]).toEqual([before, after, true]);
});

test("typing on, mending and moving the same patient end nothing", async () => {
  for (const [before, after] of [
    [work(""), work("BP")],
    [work("BP 12"), work("BP 120/80, pain 3/10")],
    [work(ADAMS), work(`${ADAMS} Moved to bed 12.`)],
    [work("Mr Ad"), work("Mr Adams")],
    [work("bed 1"), work("bed 12")],
    [work(ADAMS, named("Ad")), work(ADAMS, named("Adams"))],
    [work(ADAMS, { vitalSigns: "BP 120/80" }), work(ADAMS, { vitalSigns: "" })],
  ] as const)
    expect([before, after, await isAnother(before, after)]).toEqual([before, after, false]);
});

test("a note that was cleared, or is one of its own, has nothing to do with the one before; a version of it has", async () => {
  const document = documentOf(answerOf([found("situation", "SOB.")]));
  const noteOf = (id: string | null, current = document.current) =>
    work(ADAMS, {}, toKeptNote({ ...document, id, current }));
  expect(await isAnother(noteOf("n1"), noteOf("n2"))).toBe(true);
  expect(await isAnother(noteOf("n1"), noteOf("n1", 0))).toBe(true);
  expect(await isAnother(noteOf(null), noteOf("n1"))).toBe(false);
  expect(await isAnother(work(ADAMS), noteOf("n1"))).toBe(false);
});

test("diagnoses that were cleared, and another patient's text, end the offer as well", async () => {
  const of = (text: string, result: string | null = null) => ({ text, result });
  expect(await NANDA_FORM.isAnother?.(of(ADAMS), of(""))).toBe(true);
  expect(await NANDA_FORM.isAnother?.(of(ADAMS), of(BAKER))).toBe(true);
  expect(await NANDA_FORM.isAnother?.(of(ADAMS, "{}"), of(ADAMS))).toBe(true);
  expect(await NANDA_FORM.isAnother?.(of(ADAMS), of(`${ADAMS} Moved to bed 12.`))).toBe(false);
});

test("diagnoses that differ in nothing but the note as which they are kept are one version", () => {
  const of = (written: string, noteId: string | null = null): NandaWork => ({
    text: ADAMS,
    result: packResult({ answer: { diagnoses: [] } as never, written, noteId }),
  });
  expect(NANDA_FORM.asOne?.(of(ADAMS), of(ADAMS, "n1"))).toEqual(of(ADAMS, "n1"));
  expect(NANDA_FORM.asOne?.(of(ADAMS, "n1"), of(ADAMS))).toEqual(of(ADAMS, "n1"));
  expect(NANDA_FORM.asOne?.(of(ADAMS), of(BAKER))).toBeNull();
  expect(NANDA_FORM.asOne?.(of(ADAMS), { text: ADAMS, result: null })).toBeNull();
});
