// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { upgradePrompt } from "#app/core/usage/funnel/prompt-store.ts";
import Research from "#app/rooms/research/research.route.tsx";
import type { PastSearch } from "#app/rooms/research/searches.ts";
import { nothingUsed } from "../meter/nothing-used.ts";
import { buttonIn, render, typeInto } from "../render.ts";

vi.mock("@clerk/react-router", () => ({ useUser: () => ({ isLoaded: true, isSignedIn: true }) }));

type Props = Parameters<typeof Research>[0];

const NOON = Date.UTC(2026, 10, 10, 12);
const HOUR = 60 * 60 * 1000;
const ANSWER = { result: "## Falls\n- **Rounding** - fewer falls", citations: ["A."], answer: null };
const FALLS: PastSearch = {
  query: "Falls?",
  searchedAt: 1,
  cached: { answer: ANSWER, at: NOON - 23 * HOUR },
};
const TURNING: PastSearch = { query: "Turning?", searchedAt: 2, cached: null };

const writeText = vi.fn(async (_text: string) => {});

beforeEach(() => {
  vi.setSystemTime(NOON);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  upgradePrompt.set(false);
});

/**
 * The page with two past queries, and its requests to the server.
 * @param told the month's searches, its input tokens after the next one, the input's text, the code
 *   with which a search is refused, and the page's owner
 */
async function opened(
  told: {
    used?: number;
    tokensThen?: number;
    plan?: "Free" | "Basic";
    typed?: string;
    searches?: PastSearch[];
    fails?: string;
    userId?: string;
    answer?: () => Response;
  } = {},
) {
  const { used = 3, tokensThen = 0, typed = "", fails, userId = "user_1" } = told;
  const { searches = [TURNING, FALLS] } = told;
  const { answer = () => Response.json({ result: "It helps.", citations: [] }) } = told;
  const usage = nothingUsed(told.plan ?? "Free", NOON);
  usage.features.medical_research = { used, limit: 10 };
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (path.startsWith("/api/work/")) return new Promise<Response>(() => {}); // keeping the text is tested elsewhere
    asked.push([method, path, ...(body ? [JSON.parse(String(body))] : [])]);
    if (path === "/api/medical-research" && fails)
      return Response.json({ error: "No.", code: fails }, { status: 402 });
    if (path === "/api/medical-research") return answer();
    if (method === "DELETE") return new Response(null, { status: 204 });
    const then = structuredClone(usage);
    then.features.medical_research.used = used + 1;
    return Response.json({ ...then, input_tokens: tokensThen });
  });
  const props = {
    loaderData: { userId, usage, searches },
    actionData: { input: typed },
  };
  const page = await render(<Research {...(props as unknown as Props)} />);
  const button = (name: string) => buttonIn(page, name);
  return {
    page,
    asked,
    button,
    click: (name: string) => act(async () => button(name)?.click()),
    question: () => page.querySelector("textarea")?.value,
    type: (text: string) => typeInto(page.querySelector("textarea"), text),
    shownUse: () => page.querySelector("[role=meter]")?.getAttribute("aria-valuetext"),
    queries: () => [...page.querySelectorAll(".recent .query")].map(({ textContent }) => textContent),
    kept: () => JSON.parse(localStorage.getItem("nursegpt:research:user_1") ?? "null") as PastSearch[],
  };
}

test("what is typed into the input is asked for, without the blanks around it, and answered [RES-01] [RES-02]", async () => {
  const { page, asked, click, type, question, queries } = await opened();
  await type("  Does foam help? ");
  expect(question()).toBe("  Does foam help? ");
  await click("Research");
  await expect.poll(() => page.querySelector(".result .cited-text")?.textContent).toBe("It helps.");
  expect(asked[0]).toEqual(["POST", "/api/medical-research", { query: "Does foam help?" }]);
  expect(queries()).toEqual(["Does foam help?", "Turning?", "Falls?"]);
  const first = await opened({ searches: [] });
  await first.type("Falls?");
  await first.click("Research");
  await expect.poll(first.queries).toEqual(["Falls?"]);
});

test("an empty question is told so, until something is typed", async () => {
  const { page, click, type } = await opened();
  const error = () => page.querySelector("[role=alert]")?.textContent;
  await click("Research");
  expect(error()).toBeTruthy();
  await type("D");
  expect(error()).toBeUndefined();
});

test("Enter asks, and Shift with Enter begins a line", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const { page, asked, type } = await opened();
  await type("Does turning help?");
  const press = (shiftKey: boolean) =>
    act(async () => {
      const init = { key: "Enter", shiftKey, bubbles: true, cancelable: true };
      page.querySelector("textarea")?.dispatchEvent(new KeyboardEvent("keydown", init));
    });
  const searches = () => asked.filter((call) => JSON.stringify(call).includes("Does turning help?"));
  await press(true);
  expect(searches()).toEqual([]);
  await press(false);
  expect(searches()).toHaveLength(1);
});

test("an answer has its own question on paper, and on the screen as soon as the form says another one", async () => {
  const { page, click, type } = await opened();
  const printed = () => page.querySelector(".asked-question")?.textContent;
  const onScreen = () => page.querySelector(".asked-question:not(.print-only)")?.textContent;
  await click("Falls?");
  expect([printed(), onScreen()]).toEqual(["Falls?", undefined]);
  await type("Does foam help?");
  expect(onScreen()).toBe("Falls?");
  await type(" Falls? ");
  expect(onScreen()).toBeUndefined();
  await type("Does foam help?");
  await click("Research");
  await expect.poll(() => page.querySelector(".result .cited-text")?.textContent).toBe("It helps.");
  expect([printed(), onScreen()]).toEqual(["Does foam help?", undefined]);
  await type("And hourly rounding?");
  expect(onScreen()).toBe("Does foam help?");
});

test("a page without a customer id asks for nothing, and says that it is required [RES-14] [ERR-11]", async () => {
  const { page, asked, click } = await opened({ userId: "", typed: "Does foam help?" });
  await click("Research");
  await expect
    .poll(() => page.querySelector("[role=alert]")?.textContent)
    .toContain("Customer ID is required");
  expect(asked).toEqual([]);
});

test("a past query whose answer is known refills the input and shows that answer without a call, as old as it is [RES-08] [RES-11] [RES-12] [OPEN-62]", async () => {
  const { page, asked, click, question, queries, kept } = await opened();
  await click("Falls?");
  expect(question()).toBe("Falls?");
  expect(page.querySelector(".result .cited-text")?.innerHTML).toBe(
    "<h3>Falls</h3><ul><li><b>Rounding</b> – fewer falls</li></ul>",
  );
  expect(asked).toEqual([]);
  expect(queries()).toEqual(["Falls?", "Turning?"]);
  expect(kept()[0]).toEqual({ ...FALLS, searchedAt: NOON });
});

test("a past query whose answer is not known any more refills the input, is asked again and leads the history [RES-01] [RES-08] [RES-12]", async () => {
  const { page, asked, click, question, queries, kept } = await opened();
  vi.setSystemTime(NOON + HOUR);
  await click("Falls?");
  expect(question()).toBe("Falls?");
  await expect.poll(() => page.querySelector(".result .cited-text")?.textContent).toBe("It helps.");
  expect(asked).toContainEqual(["POST", "/api/medical-research", { query: "Falls?" }]);
  expect(queries()).toEqual(["Falls?", "Turning?"]);
  expect(kept()[0]?.cached?.at).toBe(NOON + HOUR);
});

test("a past query is removed alone, and all of them are cleared, by their buttons [RES-07]", async () => {
  const { page, asked, click, queries } = await opened();
  await click("Remove Falls?");
  expect(queries()).toEqual(["Turning?"]);
  await click("Clear history");
  expect(queries()).toEqual([]);
  expect(page.querySelector(".recent")?.textContent).toContain("No recent searches");
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked).toEqual([
    ["DELETE", "/api/medical-research/history", { query: "Falls?" }],
    ["DELETE", "/api/medical-research/history", {}],
  ]);
});

test("Copy copies text and numbered citations, and reads Copied! for 2 seconds [RES-04] [CONST-02]", async () => {
  const { click, button } = await opened();
  await click("Falls?");
  vi.useFakeTimers({ now: NOON });
  await click("Copy");
  expect(writeText).toHaveBeenLastCalledWith(`${ANSWER.result}\n\nCitations\n1. A.`);
  expect(button("Copied!")).toBeDefined();
  await act(async () => void vi.advanceTimersByTime(1_999));
  expect(button("Copied!")).toBeDefined();
  await act(async () => void vi.advanceTimersByTime(1));
  expect(button("Copied!")).toBeUndefined();
  expect(button("Copy")).toBeDefined();
});

test("the browser keeps the count of searches used, the page's first and each later one [RES-09] [RES-10]", async () => {
  const { click } = await opened();
  const count = () => localStorage.getItem("nursegpt-kept:research:user_1");
  expect(count()).toBe('{"searches":3}');
  await click("Turning?");
  await expect.poll(count).toBe('{"searches":4}');
});

test("each of ten searches is listed, and the oldest goes for an eleventh, which is not asked a second time [RES-09] [RES-11]", async () => {
  const ten = Array.from({ length: 10 }, (_, at) => ({
    ...TURNING,
    query: `Question ${at}?`,
    searchedAt: -at,
  }));
  const { asked, click, queries, type } = await opened({ searches: ten });
  expect(queries()).toEqual(ten.map(({ query }) => query));
  await type("Does foam help?");
  await click("Research");
  await expect.poll(queries).toEqual(["Does foam help?", ...ten.slice(0, 9).map(({ query }) => query)]);
  await click("Question 0?");
  await expect.poll(queries).toContain("Question 0?");
  const searched = () => asked.filter((call) => JSON.stringify(call).includes("Does foam help?"));
  await click("Does foam help?");
  expect(queries()[0]).toBe("Does foam help?");
  expect(searched()).toHaveLength(1);
});

test("an empty or blank question is asked for and calls nothing [RES-13]", async () => {
  for (const typed of ["", " \n\t "]) {
    const { page, asked, click, question } = await opened({ typed });
    expect(question()).toBe(typed);
    await act(async () => page.querySelector("form")?.requestSubmit());
    expect(page.querySelector("form [role=alert]")?.textContent).toBe("Please type a question.");
    expect(asked).toEqual([]);
    await click("Falls?");
    expect(page.querySelector("form [role=alert]")).toBeNull();
  }
});

test("a search that failed is told on the page in the server's words or fixed ones, and a signed-out person is asked to sign in [RES-18] [RES-19] [RES-20] [ERR-10]", async () => {
  const wordless = 'event: error\ndata: {"error":""}\n\n';
  for (const [body, status, words] of [
    ["", 500, "Failed to perform medical research"],
    ["<html>", 502, "Failed to perform medical research"],
    ["upstream broke", 500, "upstream broke"],
    ['{"error":"Closed for the night."}', 503, "Closed for the night."],
    [wordless, 200, "Failed to retrieve research results. Please try again."],
    ["{}", 401, "Please sign in to use the research feature."],
    ['{"error":"Authentication required."}', 401, "Please sign in to use the research feature."],
  ] as const) {
    const headers = { "Content-Type": body === wordless ? "text/event-stream" : "text/plain" };
    const { page, click } = await opened({ answer: () => new Response(body, { status, headers }) });
    await click("Turning?");
    await expect.poll(() => page.querySelector("[role=alert] strong")?.textContent).toBe(words);
  }
});

test("the bar counts each search, and the last one of the month closes the form, while known answers stay within reach [RES-02] [RES-11] [RES-15]", async () => {
  const { page, asked, click, button, shownUse } = await opened({ used: 9 });
  expect(shownUse()).toBe("9 of 10");
  await click("Turning?");
  await expect.poll(shownUse).toBe("10 of 10");
  expect([button("Research")?.disabled, page.querySelector("textarea")?.disabled]).toEqual([true, true]);
  const before = asked.length;
  await click("Falls?");
  expect(page.querySelector(".result .cited-text")?.textContent).toContain("Rounding");
  expect(asked).toHaveLength(before);
});

test("the upgrade prompt shows at the limit, and when a search is refused for it or the usage check after one says so [RES-15] [RES-16]", async () => {
  await opened({ used: 9 });
  expect(upgradePrompt.get()).toBe(false);
  await opened({ used: 10 });
  expect(upgradePrompt.get()).toBe(true);
  for (const [told, isDue] of [
    [{ tokensThen: 0 }, false],
    [{ tokensThen: 70_000 }, true],
    [{ tokensThen: 70_000, plan: "Basic" }, false],
    [{ tokensThen: 140_000, plan: "Basic" }, true],
    [{ fails: "model_busy" }, false],
    [{ fails: "limit_reached" }, true],
  ] as const) {
    upgradePrompt.set(false);
    const { page, click, shownUse } = await opened(told);
    await click("Turning?");
    if ("fails" in told) await expect.poll(() => page.textContent).toContain("No.");
    else await expect.poll(shownUse).toBe("4 of 10");
    expect([told, upgradePrompt.get()]).toEqual([told, isDue]);
  }
});
