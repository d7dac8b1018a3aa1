// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import { clearNote } from "#app/core/note/edit/edit-note.ts";
import type { NoteDocument } from "#app/core/note/note-document.ts";
import { DeletedNotice } from "#app/core/note/view/deleted-notice.tsx";
import { noteBody } from "#app/core/note/work/note-body.ts";
import {
  addressedWork,
  fromKeptNote,
  isKeptWork,
  type NoteTool,
  type NoteWork,
  noteWorkKind,
  toKeptNote,
} from "#app/core/note/work/note-work.ts";
import { deletedNotes, useIsDeleted } from "#app/core/record/notes/deleted-notes.ts";
import type { NotePage, NoteSummary, OpenedNote } from "#app/core/record/notes/note.ts";
import { deleteNote, keepVersion, lastKeptAt } from "#app/core/record/notes/notes-client.ts";
import { useAddressedNote } from "#app/core/record/notes/use-addressed-note.ts";
import { KeptNotes } from "#app/core/record/notes/view/kept-notes.tsx";
import type { NoteAnswer } from "#app/rooms/sbar/note-answer.ts";
import { SBAR_LAYOUT, toNoteItems } from "#app/rooms/sbar/sbar-layout.ts";
import { press, render, renderHook } from "#tests/unit/render.ts";
import { answerOf, documentOf, FORM, found } from "../notes.ts";
import { useOwnNote } from "../open-note.ts";
import "#tests/unit/overlays-loaded.ts";

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  deletedNotes.set(new Set());
  lastKeptAt.set(0);
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    if (path.endsWith("/versions"))
      return Response.json({ error: "There is no such note.", code: "note_not_found" }, { status: 404 });
    return new Response(null, { status: 204 });
  });
});

const keptDocument = (): NoteDocument => ({
  ...documentOf(answerOf([found("situation", "Short of breath.")])),
  id: "note-1",
  kept: { number: 1, version: 1 },
});

async function openPage() {
  let note: ReturnType<typeof useOwnNote> | undefined;
  const Page = () => {
    note = useOwnNote(keptDocument());
    return useIsDeleted(note.document.id) && <DeletedNotice note={note} />;
  };
  const page = await render(<Page />);
  return { page, document: () => note?.document };
}

test("a note that is deleted while its page is open says so there, and is kept again if that is wanted", async () => {
  const { page, document: open } = await openPage();
  await act(() => deleteNote("another-note"));
  expect(page.textContent).toBe("");
  await act(() => deleteNote("note-1"));
  expect(page.textContent).toContain("This note was deleted from your kept notes");
  await press(page, "Keep it again");
  expect(page.textContent).toBe("");
  expect(open()?.kept).toBeNull();
  expect(open()?.id).not.toBe("note-1");
});

const summary = (id: string): NoteSummary => ({
  id,
  kind: "sbar",
  title: id,
  version: 1,
  createdAt: 1,
  changedAt: 1,
  signedAt: null,
  leftAt: null,
  eraseAt: Date.UTC(2026, 10, 27, 10, 51),
  isUntilSignOut: false,
});

/** Opens the list of notes in its own history entry. */
async function listed(first: NotePage): Promise<HTMLElement> {
  const element = <KeptNotes first={first} timeZone="UTC" />;
  const initialEntries = [{ pathname: "/notes", key: crypto.randomUUID() }];
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries });
  return await render(<RouterProvider router={router} />);
}

test("the list says until when a note is kept: a time, or the sign-out", async () => {
  const first = { notes: [summary("one"), { ...summary("two"), isUntilSignOut: true }], next: null };
  const page = await listed(first);
  const [timed, open] = [...page.querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(timed).toContain("kept until Nov 27, 2026, 10:51");
  expect(open).toContain("kept until you sign out");
});

test("each note of the list shows when it was made, and notes with one title are also told apart by it where they are only heard", async () => {
  const alike = (id: string, createdAt: number) => ({ ...summary(id), title: "Maria Lopez", createdAt });
  const [first, second] = [Date.UTC(2026, 10, 27, 10, 5), Date.UTC(2026, 10, 27, 14, 30)];
  const notes = [alike("one", second), summary("two"), alike("three", first)];
  const page = await listed({ notes, next: null });
  const items = [...page.querySelectorAll("li")];
  expect(items.map(({ textContent }) => /SBAR · ([^·]*) ·/.exec(textContent ?? "")?.[1])).toEqual([
    "Nov 27, 2026, 14:30",
    "Jan 1, 1970, 00:00",
    "Nov 27, 2026, 10:05",
  ]);
  expect(items.map((item) => item.querySelector("button")?.getAttribute("aria-label"))).toEqual([
    "Open Maria Lopez, Nov 27, 2026, 14:30",
    "Open two",
    "Open Maria Lopez, Nov 27, 2026, 10:05",
  ]);
});

test("a note that is deleted from the list leaves the focus at the list", async () => {
  const first = { notes: [summary("one"), summary("two")], next: null };
  const page = await listed(first);
  await press(page, "Delete one");
  await press(page, "Delete this note");
  await expect.poll(() => page.querySelectorAll("li").length).toBe(1);
  expect(document.activeElement?.textContent).toBe("Kept notes");
  expect(asked).toEqual(["DELETE /api/notes/one"]);
});

test("a note that was deleted elsewhere goes from the list: at once where this browser was told, else when it is opened", async () => {
  const page = await listed({ notes: [summary("one"), summary("two"), summary("three")], next: null });
  const titles = () => [...page.querySelectorAll("li h3")].map(({ textContent }) => textContent);
  const elsewhere = new BroadcastChannel("nursegpt-deleted-notes");
  elsewhere.postMessage(["one"]);
  await expect.poll(titles).toEqual(["two", "three"]);
  elsewhere.close();
  vi.stubGlobal("fetch", async () =>
    Response.json({ error: "There is no such note.", code: "note_not_found" }, { status: 404 }),
  );
  await press(page, "Open two");
  await expect.poll(titles).toEqual(["three"]);
  expect(openToasts().at(-1)?.text).toBe("This note is no longer kept.");
  expect(document.activeElement?.textContent).toBe("Kept notes");
});

test("nothing that is looked for stands beside a button that deletes all notes", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ notes: [summary("two")], next: null }));
  const page = await listed({ notes: [summary("one"), summary("two")], next: null });
  expect(page.textContent).toContain("Delete all notes");
  Object.assign(page.querySelector("input[type=search]") ?? {}, { value: "two" });
  await act(async () => page.querySelector("form")?.requestSubmit());
  await expect.poll(() => page.querySelectorAll("li").length).toBe(1);
  expect(page.textContent).not.toContain("Delete all notes");
});

test("without a connection, that is what is said of a search and of a note that was to be opened", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const page = await listed({ notes: [summary("one")], next: null });
  await press(page, "Open one");
  await act(async () => page.querySelector("form")?.requestSubmit());
  const told = openToasts().map(({ text }) => text);
  expect(told.slice(-1)).toEqual(["You are offline. Try again when the connection is back."]);
  expect(told).not.toContain("This note could not be opened.");
  expect(told).not.toContain("An unexpected error occurred.");
});

test("a screen reader is told how many notes match, once something was looked for", async () => {
  let found = [summary("one"), summary("two")];
  vi.stubGlobal("fetch", async () => Response.json({ notes: found, next: null }));
  const page = await listed({ notes: found, next: null });
  const told = () => page.querySelector("[role=status]")?.textContent;
  const region = page.querySelector("[role=status]");
  expect(told()).toBe("");
  for (const [notes, words] of [
    [found, "2 notes match your search"],
    [[summary("two")], "One note matches your search"],
    [[], "No kept notes match your search."],
  ] as const) {
    found = [...notes];
    Object.assign(page.querySelector("input[type=search]") ?? {}, { value: `${notes.length}` });
    await act(async () => page.querySelector("form")?.requestSubmit());
    await expect.poll(told).toBe(words);
  }
  expect(page.querySelector("[role=status]")).toBe(region);
});

test("notes behind hundreds that do not match are found at once, and a later search takes the place of an earlier one", async () => {
  const answers: Record<string, NotePage> = {
    "": { notes: [], next: "200" },
    "200": { notes: [summary("two")], next: "400" },
    "400": { notes: [], next: null },
  };
  let held = Promise.resolve();
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    const { text, after = "" } = JSON.parse(String(body));
    if (text === "slow") await held;
    return Response.json(text === "slow" ? { notes: [summary("three")], next: null } : answers[after]);
  });
  const page = await listed({ notes: [summary("one")], next: null });
  const lookFor = async (value: string) => {
    Object.assign(page.querySelector("input[type=search]") ?? {}, { value });
    await act(async () => page.querySelector("form")?.requestSubmit());
  };
  const titles = () => [...page.querySelectorAll("li h3")].map(({ textContent }) => textContent);
  await lookFor("two");
  await expect.poll(titles).toEqual(["two"]);
  expect(page.querySelector("[role=status]")?.textContent).toBe("One note matches your search");
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  await lookFor("slow");
  await lookFor("two");
  await act(async () => resolve());
  expect(titles()).toEqual(["two"]);
});

test("a version that was on its way as the list was opened is in the list once it has arrived", async () => {
  const first = { notes: [summary("one"), summary("two")], next: "further" };
  const fresh = { notes: [{ ...summary("two"), title: "Settled since." }], next: "further" };
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json(path.endsWith("/versions") ? { version: 2 } : fresh),
  );
  const page = await listed(first);
  expect(page.textContent).not.toContain("Settled since.");
  await act(() => keepVersion("two", 1, { cause: "edited", body: { kind: "sbar" } as never }));
  await expect.poll(() => page.querySelectorAll("li").length).toBe(1);
  expect(page.textContent).toContain("Settled since.");
});

test("Back leads to the notes that were looked for, with what was looked for, and any other way to all of them", async () => {
  const searches: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    searches.push(JSON.parse(String(body)));
    return Response.json({ notes: [summary("two")], next: null });
  });
  const first = { notes: [summary("one"), summary("two")], next: null };
  const element = <KeptNotes first={first} timeZone="UTC" />;
  const router = createMemoryRouter(
    [
      { path: "/notes", element },
      { path: "/elsewhere", element: "Elsewhere" },
    ],
    { initialEntries: ["/notes"] },
  );
  const page = await render(<RouterProvider router={router} />);
  const titles = () => [...page.querySelectorAll("li h3")].map(({ textContent }) => textContent);
  await act(async () => router.navigate("/notes?anew"));
  const field = () => page.querySelector<HTMLInputElement>("input[type=search]");
  Object.assign(field() ?? {}, { value: "two" });
  await act(async () => page.querySelector("form")?.requestSubmit());
  await expect.poll(titles).toEqual(["two"]);
  await act(async () => router.navigate("/elsewhere"));
  await act(async () => router.navigate(-1));
  expect(titles()).toEqual(["two"]);
  expect(field()?.value).toBe("two");
  expect(searches).toEqual([{ text: "two" }, { text: "two" }]);
  await act(async () => router.navigate("/elsewhere"));
  await act(async () => router.navigate("/notes"));
  expect(titles()).toEqual(["one", "two"]);
});

test("a signed note opens in the list with what was added to it, and by whom", async () => {
  const signed = { name: "Nora Quinn", at: Date.UTC(2026, 10, 27, 2, 5), hash: "", seal: "" };
  const amendments = [{ ...signed, at: Date.UTC(2026, 10, 27, 3), text: "The dose was 8 mg." }];
  const versions = [{ content: {}, signature: signed, amendments }];
  const body = { kind: "sbar", text: "Ondansetron 4 mg given.", note: { versions } };
  vi.stubGlobal("fetch", async () => Response.json({ ...summary("one"), body }));
  const first = { notes: [{ ...summary("one"), signedAt: signed.at }], next: null };
  const page = await listed(first);
  await press(page, "Open one");
  await expect.poll(() => page.textContent).toContain("Ondansetron 4 mg given.");
  expect(page.textContent).toContain("Amendment by Nora Quinn, Nov 27, 2026, 03:00: The dose was 8 mg.");
  expect(page.textContent).toContain("Reviewed and signed by Nora Quinn, Nov 27, 2026, 02:05");
});

const addressed = { note: { body: { kind: "sbar" } } as unknown as OpenedNote, isCopy: false };

async function openAddressed(typed: string) {
  let state = typed;
  const restore = (next: string) => {
    state = next;
  };
  const isEmpty = (text: string) => text === "";
  const isKept = (text: string) => text === "kept already";
  const toState = () => "the other note";
  const question = await renderHook(() =>
    useAddressedNote(addressed, { state, isEmpty, isKept, restore, toState }),
  );
  return { question, state: () => state };
}

test("a kept note takes the place of nothing that is kept nowhere else, unless the person says so", async () => {
  for (const harmless of ["", "kept already"]) {
    const { question, state } = await openAddressed(harmless);
    expect([question(), state()]).toEqual([null, "the other note"]);
  }
  const staying = await openAddressed("typed, not kept");
  expect(staying.state()).toBe("typed, not kept");
  await act(async () => staying.question()?.onStay());
  expect([staying.question(), staying.state()]).toEqual([null, "typed, not kept"]);
  const replacing = await openAddressed("typed, not kept");
  await act(async () => replacing.question()?.onReplace());
  expect([replacing.question(), replacing.state()]).toEqual([null, "the other note"]);
});

test("a page's work is kept where its form says no more than what its note was written from", () => {
  const document = keptDocument() as NoteDocument<typeof FORM>;
  const work: NoteWork = { ...FORM, note: toKeptNote(document) };
  expect(isKeptWork(work)).toBe(true);
  expect(isKeptWork({ ...work, nurseNotes: "Pt SOB. And coughing." })).toBe(false);
  expect(isKeptWork({ ...work, note: toKeptNote(clearNote(document, 2)) })).toBe(true);
  expect(isKeptWork({ ...FORM, note: null })).toBe(false);
});

test("what is not kept yet of the page's note waits behind the kept one that takes its place, or its copy", () => {
  const tool: NoteTool<NoteAnswer> = {
    layout: SBAR_LAYOUT,
    work: noteWorkKind("sbar"),
    toItems: toNoteItems,
  };
  const behind = { ...(keptDocument() as NoteDocument<typeof FORM>), kept: null };
  const page: NoteWork = { ...FORM, note: toKeptNote(behind) };
  const other = { ...documentOf(answerOf([found("situation", "Vomited twice.")])), id: "note-2" };
  const note = { id: "note-2", version: 1, changedAt: 5, body: noteBody(tool, other) } as OpenedNote;
  for (const isCopy of [false, true]) {
    const next = fromKeptNote(addressedWork(tool, { note, isCopy }, page).note);
    expect([next.id, next.waiting.map(({ id }) => id)]).toEqual([isCopy ? null : "note-2", ["note-1"]]);
  }
  const same = { note: { ...note, id: "note-1" }, isCopy: false };
  expect(addressedWork(tool, same, page)).toBe(page);
});

test("a cleared note is listed by what it said last", () => {
  const cleared = clearNote(keptDocument() as NoteDocument<typeof FORM>, 2_000);
  expect(noteBody({ layout: SBAR_LAYOUT }, cleared).title).toBe("Short of breath.");
});

test("a note is listed behind the patient's name, where one was typed", () => {
  const document = keptDocument() as NoteDocument<typeof FORM>;
  const forms = [{ ...FORM, demographics: { name: " Margaret  Ellis " } }];
  expect(noteBody({ layout: SBAR_LAYOUT }, { ...document, forms }).title).toBe(
    "Margaret Ellis · Short of breath.",
  );
});
