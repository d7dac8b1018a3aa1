import { expect, test } from "vitest";
import { EMPTY_FORM } from "#app/core/note/form/note-form.ts";
import { noteWorkKind, toKeptNote } from "#app/core/note/work/note-work.ts";
import type { WorkKind } from "#app/core/record/work/work-kind.ts";
import { CHAT_WORK } from "#app/rooms/chat/chat-work.ts";
import { answerOf, documentOf, FORM, found } from "#tests/unit/note/notes.ts";
import { memoryClock, parts, stored, type TabForm, tab } from "./work-tabs.ts";

/** What an earlier session left of a form. */
async function left(notes: string) {
  const { server, clock } = parts();
  const earlier = tab({ server, clock: memoryClock() });
  earlier.type({ notes });
  await earlier.keeper.flush();
  const kind: Partial<WorkKind<TabForm>> = { isDone: (state) => state.notes === "signed" };
  return { server, clock, kind, isFromEarlierSession: true };
}

test("work of an earlier session is asked about as what it is, and not where it is kept elsewhere and done with", async () => {
  const open = await left("still written");
  const asked = tab(open);
  expect(asked.keeper.view.get().question).toEqual({ savedAt: 1, called: "unsaved note", beginning: "" });
  const done = await left("signed");
  const { keeper, type } = tab(done);
  await done.clock.run(0);
  expect([keeper.state().notes, keeper.view.get().question]).toEqual(["", null]);
  type({ notes: "the next patient" });
  await done.clock.run(2_000);
  expect(stored(done.server)).toEqual({ state: { notes: "the next patient", vitals: "" } });
});

test("what was typed and not sent beside work that is done with is asked about all the same", async () => {
  const { server, ...more } = await left("signed");
  const unsent = { notes: "signed", vitals: "HR 90" };
  const base = { notes: "signed", vitals: "" };
  const copy = {
    state: unsent,
    base,
    revision: server.held().revision,
    unanswered: [],
    next: "never arrived",
  };
  const { keeper, page } = tab({ server, ...more, box: { copy, isEarlier: true } });
  await more.clock.run(3_000);
  expect(keeper.view.get().question).not.toBeNull();
  keeper.answer(true);
  expect(page.state).toEqual(unsent);
});

test("a signed note of which everything is kept is done with; one that is not, or that was typed on, is not", () => {
  const { called, isDone } = noteWorkKind("sbar");
  const document = documentOf(answerOf([found("situation", "SOB.")]));
  const signature = { name: "A. Nurse", title: "RN", at: 2_000, hash: "h", seal: "s" };
  const versions = document.versions.map((version) => ({ ...version, signature }));
  const of = (kept: boolean, isSigned: boolean, notes = FORM.nurseNotes) => ({
    ...EMPTY_FORM,
    nurseNotes: notes,
    note: toKeptNote({
      ...document,
      ...(isSigned ? { versions } : {}),
      kept: kept ? { number: 1, version: 1 } : null,
    }),
  });
  const told = (work: ReturnType<typeof of>) => [isDone?.(work), called(work)];
  expect(told(of(true, true))).toEqual([true, "note"]);
  expect(told(of(true, false))).toEqual([false, "note"]);
  expect(told(of(false, true))).toEqual([false, "unsaved note"]);
  expect(told(of(true, true, "The next patient."))).toEqual([false, "unsaved note"]);
  expect(told({ ...of(true, true), note: null })).toEqual([false, "unsaved note"]);
});

test("a chat is called a chat, and a message that was never sent a message", () => {
  const exchange = { at: 1, message: "Hello", answer: null };
  expect(CHAT_WORK.called({ message: "", exchanges: { a: exchange } })).toBe("chat");
  expect(CHAT_WORK.called({ message: "Hello", exchanges: {} })).toBe("unsent message");
});
