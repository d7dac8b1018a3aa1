// @vitest-environment happy-dom
import { createElement } from "react";
import { expect, test } from "vitest";
import { keepItem, takeOver } from "#app/core/note/edit/edit-note.ts";
import { contentOf, type NoteDocument } from "#app/core/note/note-document.ts";
import { VersionsDialog } from "#app/core/note/view/versions-dialog.tsx";
import { render } from "#tests/unit/render.ts";
import { answerOf, documentOf, found } from "../notes.ts";
import { stillNote } from "../open-note.ts";
import "#tests/unit/overlays-loaded.ts";

const idOf = (document: NoteDocument, words: string) =>
  contentOf(document)?.items.find(({ text }) => text === words)?.id ?? "";

/** What each version says, newest first. */
async function saidBy(document: NoteDocument): Promise<(string | null)[][]> {
  await render(
    createElement(VersionsDialog, { note: stillNote(document), timeZone: "UTC", onClose: () => {} }),
  );
  const versions = [...globalThis.document.querySelectorAll("[role=dialog] ol > li")];
  return versions.map((version) => [
    version.querySelector("strong")?.textContent ?? null,
    ...[...version.querySelectorAll("ul > li")].map(({ textContent }) => textContent),
  ]);
}

test("a version in which no word changed names the statement that it is about", async () => {
  const written = documentOf(
    answerOf([
      found("assessment", "Potassium 9.83.", "not_in_notes"),
      found("assessment", "Sodium 99.", "not_in_notes"),
      found("recommendation", "Consider an ECG.", "suggestion"),
    ]),
  );
  const kept = ["Potassium 9.83.", "Sodium 99."].reduce(
    (document, words) => keepItem(document, idOf(document, words), 2),
    written,
  );
  const said = await saidBy(takeOver(kept, "all", 3));
  expect(said).toEqual([
    ["Added suggestions", "Consider an ECG."],
    ["Kept as yours", "Sodium 99."],
    ["Kept as yours", "Potassium 9.83."],
    ["Generated"],
  ]);
});
