import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NotePanel } from "#app/rooms/sbar/components/note-panel.tsx";
import type { NoteProgress } from "#app/rooms/sbar/sbar-client.ts";
import { ANSWER } from "./finished-note.ts";

function panelHtml(progress: NoteProgress) {
  const nothing = () => {};
  return renderToStaticMarkup(
    <NotePanel
      progress={progress}
      sources={[]}
      active={null}
      onActivate={nothing}
      onClear={nothing}
      onRetry={nothing}
    />,
  );
}

test("a finished note is four cards in order, each with its letter, title, colour, text and a way to edit [SBAR-01] [SBAR-19] [SBAR-20]", () => {
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
    inside.match(/<div class="part-text">(.*?)<\/div>/)?.[1],
  ]);
  expect(seen).toEqual([
    ["situation", "Situation", "S Situation", "Edit Situation", "Short of breath."],
    ["background", "Background", "B Background", "Edit Background", "Heart failure."],
    ["assessment", "Assessment", "A Assessment", "Edit Assessment", "SpO2 86%."],
    ["recommendation", "Recommendation", "R Recommendation", "Edit Recommendation", "Review fluids."],
  ]);
});

test("the nursing diagnoses stand below with their related factors and their evidence [SBAR-01] [SBAR-16]", () => {
  const text = panelHtml({ status: "done", answer: ANSWER }).replace(/<.*?>/g, " ").replace(/\s+/g, " ");
  expect(text).toContain(
    "Nursing Diagnoses Impaired breathing related to fluid overload as evidenced by RR 30",
  );
});

test("success says so in green, and there are buttons to copy and to clear [SBAR-18] [SBAR-21] [SBAR-22]", () => {
  const html = panelHtml({ status: "done", answer: ANSWER });
  expect(html).toContain('<p class="notice success" role="status">SBAR report generated successfully!</p>');
  expect(html).toMatch(/<button [^>]*>Copy SBAR<\/button>/);
  expect(html).toMatch(/<button [^>]*>Clear All<\/button>/);
  expect(panelHtml({ status: "idle" })).not.toMatch(/successfully|Copy SBAR|Clear All/);
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
