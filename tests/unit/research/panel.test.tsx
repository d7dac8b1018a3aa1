import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { plainAnswer } from "#app/core/literature/answer/answer.ts";
import { ResearchForm, ResearchPanel } from "#app/rooms/research/components/question-and-answer.tsx";
import { RecentSearches } from "#app/rooms/research/components/recent-searches.tsx";
import { toResearchAnswer } from "#app/rooms/research/research.generation.ts";
import type { ResearchProgress } from "#app/rooms/research/research-client.ts";

const nothing = () => {};
const panel = (progress: ResearchProgress) =>
  renderToStaticMarkup(<ResearchPanel progress={progress} onRetry={nothing} />);

const SOURCE = {
  authors: [],
  journal: null,
  year: null,
  pmid: null,
  doi: null,
  isOpenAccess: false,
  isPreprint: false,
  isRetracted: false,
  hasConcern: false,
  isCorrected: false,
  quotes: [],
};

const form = (told: Partial<Parameters<typeof ResearchForm>[0]>) =>
  renderToStaticMarkup(
    <ResearchForm
      element={{ current: null }}
      query=""
      onChange={nothing}
      onSubmit={nothing}
      onCancel={nothing}
      isBusy={false}
      isDisabled={false}
      error={null}
      {...told}
    />,
  );

test("the button reads Research, and Researching... while busy, when it and the input take nothing [RES-02] [RES-03]", () => {
  expect(form({})).toMatch(/<button type="submit" class="primary">Research<\/button>/);
  const busy = form({ isBusy: true });
  expect(busy).toMatch(/<button type="submit" class="primary" disabled="">Researching\.\.\.<\/button>/);
  expect(busy).toMatch(/<textarea[^>]* disabled=""/);
  expect(busy).toContain(">Cancel</button>");
});

test("at the limit input and button are disabled [RES-15]", () => {
  const disabled = form({ isDisabled: true });
  expect(disabled).toMatch(/<textarea[^>]* disabled=""/);
  expect(disabled).toMatch(/<button type="submit" class="primary" disabled="">Research<\/button>/);
});

test("the sidebar lists the queries, each with a way to remove it, and says when there are none [RES-07]", () => {
  const sidebar = (queries: string[]) =>
    renderToStaticMarkup(
      <RecentSearches
        searches={queries.map((query, at) => ({ query, searchedAt: at, cached: null }))}
        isBusy={false}
        onSelect={nothing}
        onRemove={nothing}
        onClear={nothing}
      />,
    );
  expect(sidebar([])).toContain("No recent searches");
  expect(sidebar([])).not.toContain("Clear history");
  const listed = sidebar(["Falls?", "Turning?"]);
  expect([...listed.matchAll(/aria-label="Remove ([^"]+)"/g)].map(([, query]) => query)).toEqual([
    "Falls?",
    "Turning?",
  ]);
  expect([...listed.matchAll(/class="quiet query">(.+?)</g)].map(([, query]) => query)).toEqual([
    "Falls?",
    "Turning?",
  ]);
  expect(listed).toMatch(/<h2 [^>]*>Recent Searches<\/h2><button[^>]*>Clear history<\/button>/);
  expect(listed).not.toContain("No recent searches");
});

test("what is being written is a draft, a failure says that nothing was charged, and only what may pass can be repeated", () => {
  expect(panel({ status: "generating", growing: { search: null, text: "" } })).toContain(
    "Looking for articles in Europe PMC and PubMed…",
  );
  expect(panel({ status: "generating", growing: { search: null, text: "Turn" } })).toContain(
    "Draft: being written and checked. Do not use it yet.",
  );
  const failed = panel({ status: "failed", message: "Busy.", reason: "model_busy" });
  expect(failed).toContain("<strong>Busy.</strong>");
  expect(failed).toContain("nothing was charged");
  expect(failed).toContain("Retry");
  for (const reason of ["limit_reached", "signed_out", "missing_question"])
    expect(panel({ status: "failed", message: "No.", reason })).not.toContain("Retry");
});

test("an answer that the articles do not give is said to be none, and plain citations are numbered too [RES-01] [RES-05] [RES-06] [RES-17]", () => {
  const none = plainAnswer("The articles that were found do not answer this question.", null);
  expect(panel({ status: "done", answer: toResearchAnswer(none) })).toContain(
    "No answer found in the literature",
  );
  const plain = { result: "## Yes\n---\n- **Foam** - helps", citations: ["First.", "Second."], answer: null };
  const html = panel({ status: "done", answer: plain });
  expect(html).toContain("<h3>Yes</h3><hr/><ul><li><b>Foam</b> – helps</li></ul>");
  expect(html).toContain('<h3>Citations</h3><ol class="citations"><li>First.</li><li>Second.</li></ol>');
  expect(panel({ status: "done", answer: { ...plain, citations: [] } })).not.toContain("Citations");
  expect(panel({ status: "done", answer: { ...plain, citations: ["Only."] } })).toContain("<li>Only.</li>");
});

test("the citations of an answer stand in a numbered list under their title, the answer links to them, and both can be copied [RES-01] [RES-05] [RES-04]", () => {
  const source = (number: number, title: string) => ({
    ...SOURCE,
    number,
    title,
    url: `https://a.test/${number}`,
  });
  const text = "Foam helps.";
  const pieces = [
    { start: 0, end: text.length, text, standing: "supported" as const, sources: [1, 2], mentions: [] },
  ];
  const sources = [source(1, "Foam dressings"), source(2, "Pressure ulcers")];
  const answer = toResearchAnswer({ text, pieces, sources, answered: true, search: null });
  expect(answer.citations.map((line) => line.split(".")[0])).toEqual(["Foam dressings", "Pressure ulcers"]);
  const html = panel({ status: "done", answer });
  expect(html).toContain('<button type="button">Copy</button>');
  const list = /<h3>Citations<\/h3><ol class="citations">(.*?)<\/ol>/.exec(html)?.[1] ?? "";
  const items = [...list.matchAll(/<li id="(.*?)".*?<a href="(.*?)".*?>(.*?)<\/a>/g)].map(
    ([, ...item]) => item,
  );
  expect(items.map(([, ...item]) => item)).toEqual([
    ["https://a.test/1", "Foam dressings"],
    ["https://a.test/2", "Pressure ulcers"],
  ]);
  const links = [...html.matchAll(/<a class="cite" href="#(.*?)"[^>]*>(.*?)<\/a>/g)].map(
    ([, ...link]) => link,
  );
  expect(links).toEqual(items.map(([id], at) => [id, `[${at + 1}]`]));
});
