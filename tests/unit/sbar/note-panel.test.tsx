import "#tests/unit/overlays-loaded.ts";
import { expect, test } from "vitest";
import type { GenerationProgress } from "#app/core/generation/generation-client.ts";
import { addGenerated } from "#app/core/note/edit/add-generated.ts";
import { emptyDocument } from "#app/core/note/note-document.ts";
import { NotePanel } from "#app/core/note/view/note-panel.tsx";
import type { GrowingStatement } from "#app/core/note/writing/growing-statements.ts";
import type { NoteAnswer } from "#app/rooms/sbar/note-answer.ts";
import { SBAR_WORDS } from "#app/rooms/sbar/sbar-client.ts";
import { SBAR_LAYOUT, toNoteItems } from "#app/rooms/sbar/sbar-layout.ts";
import { htmlOf } from "../html-of.tsx";
import { documentOf, FORM } from "../note/notes.ts";
import { stillNote } from "../note/open-note.ts";
import { ANSWER } from "./finished-note.ts";

function panelHtml(
  progress: GenerationProgress<GrowingStatement[], NoteAnswer>,
  note = progress.status === "done" ? documentOf(progress.answer) : emptyDocument(),
) {
  const nothing = () => {};
  return htmlOf(
    <NotePanel
      note={stillNote(note)}
      layout={SBAR_LAYOUT}
      words={SBAR_WORDS}
      progress={progress}
      userId="user_1"
      about={{ patient: [], author: "", timeZone: "UTC" }}
      filesOf={{ layout: SBAR_LAYOUT, now: emptyDocument, author: "", timeZone: "UTC" }}
      sources={[]}
      active={null}
      onActivate={nothing}
      onRetry={nothing}
    />,
  );
}

test("the headings of a note are its parts' titles alone, without the buttons beside them", () => {
  const html = panelHtml({ status: "done", answer: ANSWER });
  const headings = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, inside]) => inside ?? "");
  expect(headings.length).toBeGreaterThan(4);
  for (const heading of headings) expect(heading).not.toContain("<button");
});

test("a finished note is four cards in order, each with its letter, title, colour, text and a way to edit [SBAR-19]", () => {
  const html = panelHtml({ status: "done", answer: ANSWER });
  const cards = [...html.matchAll(/<section class="card part (\w+)" aria-label="(\w+)">(.*?)<\/section>/g)];
  const seen = cards.map(([, colour, label, inside = ""]) => [
    colour,
    label,
    inside
      .match(/<h2><i aria-hidden="true">(\w)<\/i>(\w+)/)
      ?.slice(1)
      .join(" "),
    inside.match(/<button[^>]*aria-label="(.*?)"/)?.[1],
    inside
      .match(/<div class="part-text">(.*?)<\/div>/)?.[1]
      ?.replace(/<.*?>/g, "")
      .trim(),
  ]);
  expect(seen).toEqual([
    ["situation", "Situation", "S Situation", "Edit Situation", "Short of breath."],
    ["background", "Background", "B Background", "Edit Background", "Heart failure."],
    ["assessment", "Assessment", "A Assessment", "Edit Assessment", "SpO2 86%."],
    ["recommendation", "Recommendation", "R Recommendation", "Edit Recommendation", "Review fluids."],
  ]);
});

test("a part that the notes say nothing of keeps its card among the four [SBAR-19]", () => {
  const answer = { ...ANSWER, note: { ...ANSWER.note, background: "" } };
  const html = panelHtml({ status: "done", answer });
  const cards = [...html.matchAll(/<section class="card part (\w+)"/g)].map(([, part]) => part);
  expect(cards.slice(0, 4)).toEqual(["situation", "background", "assessment", "recommendation"]);
});

test("the nursing diagnoses stand below with their related factors and their evidence [SBAR-16]", () => {
  const html = panelHtml({ status: "done", answer: ANSWER }).replace(/<button.*?<\/button>/g, "");
  const text = html.replace(/<.*?>/g, " ").replace(/\s+/g, " ");
  expect(text).toContain(
    "Nursing Diagnoses Impaired breathing related to fluid overload as evidenced by RR 30",
  );
});

test("success says so in green, and there are buttons to copy and to clear [SBAR-18] [SBAR-21] [SBAR-22]", () => {
  const html = panelHtml({ status: "done", answer: ANSWER });
  const success = '<p class="notice success" role="status">SBAR report generated successfully!</p>';
  expect(html).toContain(success);
  const second = { ...documentOf(ANSWER), before: "the-note-before" };
  expect(panelHtml({ status: "done", answer: ANSWER }, second)).toContain(success);
  const made = { ...toNoteItems(ANSWER), form: FORM };
  const again = addGenerated(documentOf(ANSWER), made, { key: "note-2", at: 2_000, kept: null });
  expect(again.versions).toHaveLength(2);
  expect(panelHtml({ status: "done", answer: ANSWER }, again)).toContain(success);
  expect(html).toMatch(/<button [^>]*>Copy SBAR<\/button>/);
  expect(html).toMatch(/<button [^>]*>Clear All<\/button>/);
  expect(panelHtml({ status: "idle" })).not.toMatch(/successfully|Copy SBAR|Clear All/);
  const failed = { status: "failed", message: "No.", reason: null } as const;
  for (const other of [{ status: "idle" }, failed] as const)
    expect(panelHtml(other, documentOf(ANSWER))).not.toContain("successfully");
});

test("an error shows in a red banner, with a way to try again unless the limit is reached [SBAR-24]", () => {
  const failed = (reason: string | null) =>
    panelHtml({ status: "failed", message: "The assistant is busy right now.", reason });
  expect(failed(null)).toContain(
    '<div class="notice alarm" role="alert"><strong>The assistant is busy right now.</strong>',
  );
  expect(failed("model_busy")).toContain("Retry");
  expect(failed("limit_reached")).not.toContain("Retry");
  expect(failed(null)).not.toContain("successfully");
});

test("an error at the limit stands beside a finished note, which stays as it was [SBAR-24]", () => {
  const failed = {
    status: "failed",
    message: "You have reached your limit.",
    reason: "limit_reached",
  } as const;
  const html = panelHtml(failed, documentOf(ANSWER));
  expect(html).toContain('<div class="notice alarm" role="alert"><strong>You have reached your limit.<');
  expect(html).toContain("Short of breath.");
  expect(html).toMatch(/<button [^>]*>Copy SBAR<\/button>/);
});
