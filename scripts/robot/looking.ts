import type { Page } from "@playwright/test";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import type { ToolName } from "./tools.ts";

export type Random = () => number;

/** The allowances that a page shows: name and figures, "3 / 15". */
export const numbersOn = (page: Page): Promise<[string, string][]> =>
  page.evaluate(readNumbers).catch(() => []);

/** The same, by the server. */
export async function enforcedNumbers(page: Page): Promise<[string, string][]> {
  const { features } = (await askServer(page, "/api/payments/usage")) as UsageAnswer;
  return ALLOWANCES.map(([label, feature]) => [
    label,
    `${features[feature].used} / ${features[feature].limit ?? Number.POSITIVE_INFINITY}`,
  ]);
}

const ALLOWANCES = [
  ["SBAR notes this month", "sbar"],
  ["NANDA diagnoses this month", "nanda"],
  ["Research searches this month", "medical_research"],
  ["Chat messages this month", "chat"],
] as const;

/** Contradictory numbers of one allowance, in words. */
export function contradictions(seen: readonly [string, string][]): string[] {
  const byLabel = new Map<string, Set<string>>();
  for (const [label, value] of seen) byLabel.set(label, (byLabel.get(label) ?? new Set()).add(value.trim()));
  return [...byLabel]
    .filter(([, values]) => values.size > 1)
    .map(([label, values]) => `${label} reads ${[...values].join(" and ")}`);
}

/** Runs in the page. @returns what is counted, and the figures shown */
function readNumbers(): [string, string][] {
  const numbers: [string, string][] = [];
  for (const meter of document.querySelectorAll(".meter")) {
    const label = meter.querySelector("span")?.textContent ?? "";
    const figures = meter.querySelector("b")?.textContent ?? "";
    numbers.push([label, figures]);
    const limit = Number(figures.split("/")[1]);
    const left = /^(\d+) left/.exec(meter.querySelector(".usage-left")?.textContent ?? "")?.[1];
    if (left !== undefined) numbers.push([label, `${limit - Number(left)} / ${limit}`]);
  }
  const counter = [...document.querySelectorAll("header *, .status-bar *")].find(
    (element) => element.children.length === 0 && /^\d+ \/ \d+$/.test(element.textContent?.trim() ?? ""),
  );
  if (counter) numbers.push(["Research searches this month", counter.textContent?.trim() ?? ""]);
  return numbers;
}

/** Why a tool did not ask the server, as the page says. @param wasRunning whether a generation was already running */
export async function whyNotAsked(page: Page, tool: ToolName, wasRunning: boolean): Promise<string> {
  if (wasRunning) return "one was running";
  if (await page.locator(".limit-notice").first().isVisible()) return "limit reached";
  if (await page.getByRole("dialog").first().isVisible()) return "a dialog was open";
  // A question repeated within a day is answered from the page's own copy.
  if (tool === "research" && (await page.getByRole("region", { name: "Result" }).isVisible()))
    return "answered from recent searches";
  return "nothing happened";
}

/** Every version of every kept note, as one text. */
export async function keptNotes(page: Page): Promise<string> {
  const { notes } = (await askServer(page, "/api/notes")) as { notes: { id: string }[] };
  const bodies: unknown[] = [];
  for (const { id } of notes) {
    const { versions } = (await askServer(page, `/api/notes/${id}`)) as { versions: { version: number }[] };
    for (const { version } of versions)
      bodies.push(await askServer(page, `/api/notes/${id}?version=${version}`));
  }
  return JSON.stringify(bodies);
}

/** The answer of a path to the page's session. */
export async function askServer(page: Page, path: string): Promise<unknown> {
  return await page.evaluate(async (address) => {
    const clerk = (window as { Clerk?: { session?: { getToken(): Promise<unknown> } } }).Clerk;
    await clerk?.session?.getToken().catch(() => null);
    return (await fetch(address, { headers: { Accept: "application/json" } })).json();
  }, path);
}

/** mulberry32: small, and deterministic everywhere. */
export function randomOf(seed: number): Random {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
