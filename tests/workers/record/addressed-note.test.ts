import { expect, test } from "vitest";
import type { NotePage } from "#app/core/record/notes/note.ts";
import { freshWord, noteBody, notesAbout, postNote } from "../sbar/note-calls.ts";
import { ask, personWithPlan, type TestPerson } from "../signed-in.ts";

const GONE = "This note is no longer kept.";
const pageOf = async (person: TestPerson, path: string) => (await ask(person, path)).text();

test("A page whose address names a note that is not there, or not hers, says so", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  const word = freshWord();
  await postNote(person, noteBody(notesAbout(word)));
  const { notes } = (await (await ask(person, "/api/notes")).json()) as NotePage;
  const own = notes[0]?.id ?? "";
  for (const query of [`note=${own}`, `copy=${own}`, "note=", ""])
    expect([query, (await pageOf(person, `/notes/sbar?${query}`)).includes(GONE)]).toEqual([query, false]);
  for (const page of ["/notes/sbar", "/notes/nanda", "/notes/templates"])
    for (const query of [`note=${crypto.randomUUID()}`, "note=nonsense", `copy=${crypto.randomUUID()}`])
      expect(await pageOf(person, `${page}?${query}`)).toContain(GONE);
  const html = await pageOf(other, `/notes/sbar?note=${own}`);
  expect(html).toContain(GONE);
  expect(html).not.toContain(word);
});
