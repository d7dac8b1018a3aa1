import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ToolCards } from "#app/rooms/shell/components/tool-cards.tsx";

test("there is a card for each clinical tool, and the SBAR card leads to its page [SHELL-02]", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ToolCards />
    </MemoryRouter>,
  );
  const headings = [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text = ""]) => text);
  expect(headings.map((text) => text.replace(/<.*?>/g, ""))).toEqual([
    "SBAR Generator",
    "Medical Research",
    "File Analysis",
    "NANDA Diagnosis",
    "NurseGPT Chat",
  ]);
  expect(headings[0]).toMatch(/<a href="\/notes\/sbar"[^>]*>SBAR Generator<\/a>/);
});
