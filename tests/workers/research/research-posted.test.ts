import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ask, cookiesOf, ORIGIN, personWithPlan, type TestPerson } from "../signed-in.ts";
import { NO_USE, spentOn } from "./literature-calls.ts";

/** Posts like a browser without scripts; returns the page's text without tags. */
async function post(person: TestPerson, query: string) {
  const response = await exports.default.fetch(`${ORIGIN}/notes/research`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ query }),
    headers: {
      Cookie: await cookiesOf(person),
      Accept: "text/html,application/xhtml+xml",
      Origin: ORIGIN,
      "Sec-Fetch-Dest": "document",
      "Sec-Fetch-Site": "same-origin",
    },
  });
  return wordsOf(await response.text());
}

function wordsOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return main
    .replaceAll("<!-- -->", "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}

test("without scripts the posted form is answered with result, citations and the history [RES-01] [RES-07]", async () => {
  const person = await personWithPlan();
  const page = await post(person, "Do foam dressings prevent pressure ulcers?");
  expect(page).toContain("Result");
  expect(page).toMatch(/\[1\]/);
  expect(page).toMatch(/Citations .*Sample library/);
  expect(page).toMatch(/Recent Searches .*Do foam dressings prevent pressure ulcers\?/);
  expect(page).toContain("1 / 10");
});

test("a posted form that is refused keeps the query and says why, and costs nothing [RES-13] [OPEN-76]", async () => {
  const person = await personWithPlan();
  expect(await post(person, "  ")).toContain("Please type a question.");
  const failed = await post(person, "Do foam dressings help? sandboxnonsense");
  expect(failed).toContain("sent answers that could not be read");
  expect(failed).toContain("Do foam dressings help? sandboxnonsense");
  expect(await spentOn(person, "medical_research")).toEqual(NO_USE);
});

test("the page counts the searches that were used, not those that the history holds [RES-09] [OPEN-53]", async () => {
  const person = await personWithPlan();
  await post(person, "Do foam dressings prevent pressure ulcers?");
  await post(person, "Does a nurse-led bundle prevent falls in older inpatients?");
  const cleared = await ask(person, "/api/medical-research/history", {
    method: "DELETE",
    body: {},
    headers: { "Content-Type": "application/json" },
  });
  expect(cleared.status).toBe(204);
  const page = wordsOf(
    await (await ask(person, "/notes/research", { headers: { Accept: "text/html" } })).text(),
  );
  expect(page).toContain("Research searches this month 2 / 10");
  expect(page).toContain("No recent searches");
});
