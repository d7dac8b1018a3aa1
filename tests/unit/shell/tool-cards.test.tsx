import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ToolCards } from "#app/rooms/shell/components/tool-cards.tsx";

test("there is a card for each clinical tool, with its icon and text, and each leads to its tool [SHELL-02]", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ToolCards />
    </MemoryRouter>,
  );
  const links = [...html.matchAll(/<h2><a href="(.*?)"[^>]*>(.*?)<\/a><\/h2>/g)].map(([, to, name]) => [
    to,
    name,
  ]);
  expect(links).toEqual([
    ["/notes/sbar", "SBAR Generator"],
    ["/notes/research", "Medical Research"],
    ["/analysis", "File Analysis"],
    ["/notes/nanda", "NANDA Diagnosis"],
    ["/chat", "NurseGPT Chat"],
  ]);
  expect(
    html.match(/<svg[^>]*aria-hidden="true".*?<\/svg><h2>.*?<\/h2><p class="soft">[^<]+<\/p>/g),
  ).toHaveLength(5);
  expect(html).not.toContain("Coming soon");
});
