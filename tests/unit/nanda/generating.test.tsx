// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { setCustomerId } from "#app/base/http/request.ts";
import { NEW_FUNNEL } from "#app/core/usage/funnel/funnel.ts";
import { changeFunnel } from "#app/core/usage/funnel/funnel-store.ts";
import { upgradePrompt } from "#app/core/usage/funnel/prompt-store.ts";
import Nanda from "#app/rooms/nanda/nanda.route.tsx";
import { nothingUsed } from "../meter/nothing-used.ts";
import { buttonIn, closePages, pass, render, typeInto } from "../render.ts";

vi.mock("@clerk/react-router", () => ({ useUser: () => ({ isLoaded: true, isSignedIn: true }) }));

type Props = Parameters<typeof Nanda>[0];

const NOON = Date.UTC(2026, 10, 10, 12);
const COUNT = "nursegpt-kept:nanda-count:user_1";
const NOTE = "1. Pain\nheat\n\n2. Risk: Falling";

const writeText = vi.fn(async (_text: string) => {});

beforeEach(() => {
  vi.setSystemTime(NOON);
  vi.stubGlobal("navigator", { onLine: true, clipboard: { writeText } });
  upgradePrompt.set(false);
  setCustomerId("user_1");
});

const part = (text: string) => ({
  text,
  standing: "supported",
  evidence: [{ field: "context", start: 0, end: text.length }],
  mismatches: [],
});

type Told = {
  text?: string;
  /** The month's diagnoses when the page opens, and as the server reports them afterwards. */
  used?: number;
  usedThen?: number;
  userId?: string;
  answer?: () => Response;
};

/** The page with a text in its form, and its requests to generate. */
async function opened(told: Told = {}) {
  const { text = "RR 30", used = 3, usedThen = used, userId = "user_1" } = told;
  const { answer = () => Response.json({ note: NOTE }) } = told;
  const usage = nothingUsed("Free", NOON);
  usage.features.nanda = { used, limit: 15 };
  const asked: unknown[] = [];
  let usageAsked = 0;
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (path.startsWith("/api/session/draft")) return Response.json({ text: null });
    if (path === "/api/payments/usage") {
      usageAsked += 1;
      const then = structuredClone(usage);
      then.features.nanda.used = usedThen;
      return Response.json(then);
    }
    asked.push([path, JSON.parse(String(body))]);
    return answer();
  });
  const props = {
    loaderData: { userId, usage },
    actionData: { input: text, progress: { status: "idle" } },
  };
  const element = <Nanda {...(props as unknown as Props)} />;
  const router = createMemoryRouter([{ path: "*", element }]);
  const page = await render(<RouterProvider router={router} />);
  const button = (name: string) => buttonIn(page, name);
  return {
    page,
    asked,
    usageAsked: () => usageAsked,
    button,
    words: (name: string) => button(name)?.textContent,
    click: (name: string) => act(async () => button(name)?.click()),
  };
}

test("Generate asks for diagnoses of the text that was typed, and each one is a section to open and close [NANDA-01] [NANDA-03]", async () => {
  const { page, asked, click, button } = await opened({ text: "" });
  expect(button("Generate")?.disabled).toBe(true);
  const text = `${"RR 30\n".repeat(1_000)}SOB`;
  await typeInto(page.querySelector("textarea"), text);
  await click("Generate");
  await expect.poll(() => page.querySelectorAll("section.diagnosis details")).toHaveLength(2);
  expect(asked).toEqual([["/api/generate-nanda", { context: text }]]);
  const titles = [...page.querySelectorAll("details > summary h2")].map(({ textContent }) => textContent);
  expect(titles).toEqual(["1. Pain", "2. Risk: Falling"]);
});

test("each section's button copies that section, one button all, and what was copied says so for 2 seconds [NANDA-03] [NANDA-04] [CONST-02]", async () => {
  const { page, click, words } = await opened();
  await click("Generate");
  await expect.poll(() => page.querySelectorAll("section.diagnosis")).toHaveLength(2);
  vi.useFakeTimers({ now: NOON });
  const whole = () => page.querySelector(".note .actions button")?.textContent;
  await click("Copy 1. Pain");
  expect(writeText).toHaveBeenLastCalledWith("1. Pain\nheat");
  await pass(1_999);
  expect([words("Copy 1. Pain"), words("Copy 2. Risk: Falling"), whole()]).toEqual([
    "Copied!",
    "Copy",
    "Copy all",
  ]);
  await pass(1);
  expect(words("Copy 1. Pain")).toBe("Copy");
  await click("Copy all");
  expect(writeText).toHaveBeenLastCalledWith(NOTE);
  await pass(1_999);
  expect([words("Copy 1. Pain"), whole()]).toEqual(["Copy", "Copied!"]);
  await pass(1);
  expect(whole()).toBe("Copy all");
});

test("a diagnosis whose evidence is known is copied with all that stands in its section [NANDA-03]", async () => {
  const { problem, evidence } = { problem: part("Fast breathing"), evidence: [part("RR 30")] };
  const none = { riskFactors: [], relatedFactors: [], goals: [], interventions: [] };
  const diagnoses = [{ ...none, kind: "problem", priority: 1, problem, evidence }];
  const { page, click } = await opened({ answer: () => Response.json({ note: NOTE, diagnoses }) });
  await click("Generate");
  await expect.poll(() => page.querySelectorAll("section.diagnosis")).toHaveLength(1);
  const details = page.querySelector<HTMLDetailsElement>("section.diagnosis details");
  for (const isOpen of [false, true]) {
    await act(async () => details?.querySelector("summary")?.click());
    expect(details?.open).toBe(isOpen);
  }
  await click("Copy Fast breathing");
  expect(writeText).toHaveBeenLastCalledWith('1. Fast breathing\nAs evidenced by:\n- "RR 30"');
});

test("a page without a customer id asks for nothing and says that there is none [NANDA-08]", async () => {
  const { page, asked, click } = await opened({ userId: "" });
  await click("Generate");
  await expect
    .poll(() => page.querySelector("[role=alert] strong")?.textContent)
    .toBe("Customer ID not found");
  expect(asked).toEqual([]);
});

/** The page's words when its call is answered like this. */
async function wordsAfter(answer: () => Response) {
  const { page, click } = await opened({ answer });
  vi.useFakeTimers({ now: NOON });
  await click("Generate");
  // A lost connection is taken up again four times.
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  vi.useRealTimers();
  const words = () => page.querySelector("[role=alert] strong")?.textContent;
  await expect.poll(words).toBeDefined();
  const told = words();
  await closePages();
  return told;
}

test("a refused, an odd, an empty and a lost answer are told on the page in their own words [NANDA-09] [NANDA-10] [NANDA-11] [NANDA-12]", async () => {
  const lost = () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await wordsAfter(() => Response.json({ note: 7 }))).toBe("Invalid response format from server");
  expect(await wordsAfter(lost)).toMatch(/CORS/);
  expect(await wordsAfter(() => Response.json({ error: "Busy." }, { status: 503 }))).toBe(
    "Server error: Busy.",
  );
  expect(await wordsAfter(() => new Response("", { status: 500 }))).toBe(
    "Server error: Failed to generate NANDA diagnosis",
  );
  expect(await wordsAfter(() => new Response(""))).toBe("No response from server. Please try again later.");
});

test("a request that cannot be made, and what nobody foresaw, are told on the page in their own words [NANDA-13] [NANDA-14]", async () => {
  const unforeseen = () => {
    throw new DOMException("gone", "AbortError");
  };
  expect(await wordsAfter(unforeseen)).toBe("An unexpected error occurred. Please try again.");
  vi.stubGlobal("navigator", { onLine: false });
  expect(await wordsAfter(() => Response.json({}))).toBe("Request error: You are offline.");
});

test("Ctrl+Enter generates on a button as well, such as Use example, which has just filled the form in", async () => {
  const { page, asked } = await opened({ text: "RR 30" });
  const press = { key: "Enter", ctrlKey: true, bubbles: true, cancelable: true };
  const [, example] = page.querySelectorAll(".split-form button");
  await act(async () => void example?.dispatchEvent(new KeyboardEvent("keydown", press)));
  expect(asked).toHaveLength(1);
});

test("nothing is asked for while Generate is not offered, by Ctrl+Enter neither [NANDA-05]", async () => {
  for (const told of [{ text: " \n" }, { used: 15 }]) {
    const { page, asked } = await opened(told);
    const press = new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true });
    await act(async () => void page.querySelector("textarea")?.dispatchEvent(press));
    await act(async () => page.querySelector("form")?.requestSubmit());
    expect(asked).toEqual([]);
  }
});

test("the page shows how many were generated on this device this month, and counts each one that came [NANDA-06] [OPEN-58]", async () => {
  let note = NOTE;
  let works = true;
  const answer = () => (works ? Response.json({ note }) : new Response("Busy.", { status: 503 }));
  const { page, click } = await opened({ answer });
  const shown = () => page.querySelector(".usage")?.textContent;
  expect(shown()).not.toContain("Generated on this device");
  for (const count of [1, 2]) {
    await click("Generate");
    await expect.poll(shown).toContain(`Generated on this device: ${count}`);
    expect(localStorage.getItem(COUNT)).toBe(`2026-11 ${count}`);
  }
  note = "Nothing in this text supports a nursing diagnosis.";
  await click("Generate");
  await expect.poll(() => page.textContent).toContain(note);
  works = false;
  await click("Generate");
  await expect.poll(() => page.querySelector("[role=alert]")?.textContent).toContain("Server error: Busy.");
  expect(localStorage.getItem(COUNT)).toBe("2026-11 2");
  const later = (await opened()).page;
  expect(later.querySelector(".usage")?.textContent).toContain("Generated on this device: 2");
});

test("a reason that is there opens the upgrade prompt after diagnoses, too [USE-17]", async () => {
  for (const [notesGenerated, isOpen] of [
    [39, false],
    [40, true],
  ] as const) {
    changeFunnel("user_1", () => ({ ...NEW_FUNNEL, notesGenerated }));
    const { page, click, usageAsked } = await opened();
    await click("Generate");
    await expect.poll(() => page.querySelectorAll("section.diagnosis").length).toBe(2);
    await expect.poll(usageAsked).toBe(1);
    await expect.poll(() => upgradePrompt.get()).toBe(isOpen);
  }
});

test("the bar counts each generation, and the last one of the month closes the form [NANDA-02] [NANDA-07]", async () => {
  const { page, click, button } = await opened({ used: 14, usedThen: 15 });
  const bar = () => page.querySelector(".usage .meter b")?.textContent;
  expect(bar()).toBe("14 / 15");
  await click("Generate");
  await expect.poll(bar).toBe("15 / 15");
  expect(button("Generate")?.disabled).toBe(true);
  expect(page.querySelector<HTMLFieldSetElement>("form fieldset")?.disabled).toBe(true);
  expect(page.querySelector("[role=alert]")?.textContent).toContain(
    "You have reached your monthly limit for NANDA diagnoses. Please upgrade to continue.",
  );
  expect(upgradePrompt.get()).toBe(true);
});

test("the upgrade prompt opens at the limit, and when the server refuses for it [NANDA-07]", async () => {
  const words = "You have reached your monthly limit for NANDA diagnoses. Please upgrade to continue.";
  const refusal = { error: words, code: "nanda_limit_reached" };
  const early = await opened({ used: 14, answer: () => Response.json(refusal, { status: 402 }) });
  expect(upgradePrompt.get()).toBe(false);
  await early.click("Generate");
  await expect.poll(() => early.page.querySelector("[role=alert]")?.textContent).toContain(words);
  // The prompt shows the server's newest figures: another tab may have used the rest.
  expect([upgradePrompt.get(), early.usageAsked()]).toEqual([true, 1]);
  expect(early.page.querySelector<HTMLFieldSetElement>("form fieldset")?.disabled).toBe(true);
  expect(early.button("Generate")?.disabled).toBe(true);
  upgradePrompt.set(false);
  await opened({ used: 15 });
  expect(upgradePrompt.get()).toBe(true);
});
