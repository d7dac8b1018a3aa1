// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { NoteSummary } from "#app/core/record/notes/note.ts";
import { useNoteCommands } from "#app/rooms/shell/commands/use-note-commands.ts";
import { render } from "#tests/unit/render.ts";

const note = (id: string, title: string): NoteSummary => ({
  id,
  kind: "sbar",
  title,
  version: 1,
  createdAt: Date.UTC(2026, 10, 10, 12),
  changedAt: 0,
  signedAt: null,
  leftAt: null,
  eraseAt: 0,
  isUntilSignOut: false,
});

let asked: { path: string; body: unknown }[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = async () => Response.json({ notes: [note("n1", "Mr Adams: chest pain")], next: null });
  vi.stubGlobal("fetch", async (path: string, { body = "" }: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(body)) });
    return await answer();
  });
});

/** The palette's field with the notes that it finds. */
function Field({ query }: { query: string }) {
  const { commands, isSearching, isFailed } = useNoteCommands(query);
  if (isSearching || isFailed) return isSearching ? "searching" : "failed";
  return commands.map(({ id, group, label, action }) => (
    <p key={id}>{JSON.stringify([group, label.replace(/ · .*/, ""), action])}</p>
  ));
}

async function typed(...queries: string[]) {
  const places: HTMLElement[] = [];
  for (const query of queries) places.push(await render(<Field query={query} />));
  await act(() => vi.advanceTimersByTimeAsync(400));
  return places.map(({ textContent }) => textContent);
}

test("kept notes that hold the words are found by a call whose address has none of them, and open on their page", async () => {
  const [found] = await typed(" adams ");
  expect(asked).toEqual([{ path: "/api/notes/search", body: { text: "adams" } }]);
  expect(found).toBe(JSON.stringify(["Kept notes", "Mr Adams: chest pain", { to: "/notes/sbar?note=n1" }]));
});

test("one or two letters ask nothing, no more than five are offered, and a search that is not answered or failed says so", async () => {
  expect(await typed("ad")).toEqual([""]);
  expect(asked).toEqual([]);
  const many = Array.from({ length: 9 }, (_, at) => note(`n${at}`, `Mr Adams ${at}`));
  answer = async () => Response.json({ notes: many, next: null });
  expect((await typed("adams"))[0]?.match(/Kept notes/g)).toHaveLength(5);
  answer = async () => Response.json({ error: "down", code: "internal" }, { status: 500 });
  expect(await typed("adams")).toEqual(["failed"]);
  answer = () => new Promise(() => {});
  expect(await typed("adams")).toEqual(["searching"]);
});

test("a note behind hundreds that do not match is found as well", async () => {
  answer = async () =>
    Response.json(
      asked.length === 1 ? { notes: [], next: "200" } : { notes: [note("n9", "Mr Adams")], next: "400" },
    );
  const [found] = await typed("adams");
  expect(found).toContain("Mr Adams");
  expect(asked.map(({ body }) => body)).toEqual([{ text: "adams" }, { text: "adams", after: "200" }]);
});
