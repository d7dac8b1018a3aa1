import { createHmac } from "node:crypto";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { fillSignIn, ready, signUpFree } from "../../tests/e2e/fixtures.ts";
import { localSecrets } from "../serving/local-secrets.ts";
import {
  askServer,
  contradictions,
  enforcedNumbers,
  keptNotes,
  numbersOn,
  type Random,
  randomOf,
  whyNotAsked,
} from "./looking.ts";
import { ROBOT_TOOLS, TOOL_NAMES, type ToolName } from "./tools.ts";

/** What was typed less than a second before the page was closed may be lost. */
const YOUNG_MS = 1_000;
const IDLE_MS = 6 * 60_000;
const TIMEOUT_MS = 30_000;

type Typed = { word: string; at: number };

export type WalkResult = {
  seed: number;
  steps: string[];
  failures: string[];
  counts: Record<string, number>;
};

/** One nurse's walk through the product, entirely determined by its seed. */
export async function walk(
  browser: Browser,
  origin: string,
  seed: number,
  steps: number,
): Promise<WalkResult> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } });
  const robot = new Robot(context, seed);
  try {
    await robot.begin();
    for (let step = 0; step < steps; step++) await robot.step();
    await robot.end();
  } catch (error) {
    robot.fail(`broke off: ${error instanceof Error ? error.message.slice(0, 600) : error}`);
  } finally {
    await context.close();
  }
  return robot.result();
}

class Robot {
  readonly #context: BrowserContext;
  readonly #seed: number;
  readonly #random: Random;
  readonly #steps: string[] = [];
  readonly #failures: string[] = [];
  readonly #counts: Record<string, number> = {};
  #page!: Page;
  #email = "";
  #words = 0;
  /** What must be in each tool's field; for the chat, in its field or in the conversation. */
  readonly #typed: Record<ToolName, Typed[]> = { sbar: [], nanda: [], research: [], chat: [] };
  /** Edits of the note, which must be in one of its versions or in the work. */
  #edits: Typed[] = [];
  /** The last word in the form of each generation that the server accepted. */
  readonly #asked: { tool: ToolName; word: string }[] = [];
  /** A note was written in this session: after a logout, one that no page received is only among the kept ones. */
  #hasNote = false;
  #hasIdled = false;
  #isOffline = false;

  constructor(context: BrowserContext, seed: number) {
    this.#context = context;
    this.#seed = seed;
    this.#random = randomOf(seed);
  }

  result(): WalkResult {
    return { seed: this.#seed, steps: this.#steps, failures: this.#failures, counts: this.#counts };
  }

  fail(what: string) {
    this.#failures.push(`after ${this.#steps.length} steps (${this.#steps.slice(-6).join(", ")}): ${what}`);
  }

  async begin() {
    this.#page = await this.#newPage();
    this.#email = await signUpFree(this.#page);
    await this.#open(this.#pick(TOOL_NAMES));
  }

  /** The tool that the page shows, if it shows one. */
  get #tool(): ToolName | null {
    const { pathname } = new URL(this.#page.url());
    return TOOL_NAMES.find((name) => ROBOT_TOOLS[name].path === pathname) ?? null;
  }

  async step() {
    const actions: [number, string, () => Promise<void>][] = [
      [30, "type", () => this.#type()],
      [14, "generate", () => this.#generate()],
      [8, "edit", () => this.#edit()],
      [14, "navigate", () => this.#navigate()],
      [10, "reload", () => this.#reload()],
      [8, "back", () => this.#back()],
      [6, "second tab", () => this.#secondTab()],
      [6, "lose the network", () => this.#loseNetwork()],
      [2, "idle", () => this.#idle()],
      [8, "wait", () => this.#page.waitForTimeout(1_200)],
    ];
    const drawn = actions.flatMap(([weight, ...action]) => Array.from({ length: weight }, () => action));
    const action = this.#pick(drawn);
    const [name, act] = action;
    this.#steps.push(`${name}${this.#tool ? ` on ${this.#tool}` : ""}`);
    this.#counts[name] = (this.#counts[name] ?? 0) + 1;
    await act();
    await this.#lookAtNumbers();
  }

  async #type() {
    const tool = this.#tool;
    if (!tool) return this.#navigate();
    const field = ROBOT_TOOLS[tool].field(this.#page);
    if (!(await field.isEnabled().catch(() => false))) return;
    const isEmpty = (await field.inputValue()) === "";
    const word = this.#word();
    await field.press("End");
    await field.press("Control+End");
    await field.pressSequentially(`${isEmpty ? `${ROBOT_TOOLS[tool].words} ` : ""}${word} `);
    this.#typed[tool].push({ word, at: Date.now() });
  }

  async #generate() {
    if (!this.#tool) await this.#open(this.#pick(TOOL_NAMES));
    const tool = this.#tool;
    if (!tool) return this.fail("the tool's page did not open");
    const { field, send, asks } = ROBOT_TOOLS[tool];
    const text = await field(this.#page)
      .inputValue()
      .catch(() => "");
    if (text.trim() === "") await this.#type();
    const isFree = await field(this.#page)
      .isEnabled()
      .catch(() => false);
    const isRunning = await this.#page.getByRole("button", { name: /^(Cancel|Stop)$/ }).isVisible();
    const asked = this.#page.waitForRequest(
      (request) => request.method() === "POST" && new URL(request.url()).pathname === asks,
      { timeout: 3_000 },
    );
    if (isFree) await field(this.#page).press(send);
    const isAsked = isFree && (await asked.then(() => true).catch(() => false));
    await asked.catch(() => {});
    const why = isAsked ? "asked" : await whyNotAsked(this.#page, tool, isRunning);
    this.#counts[`generate: ${why}`] = (this.#counts[`generate: ${why}`] ?? 0) + 1;
    if (why === "nothing happened") this.fail(`${send} on ${tool} asked for nothing`);
    if (this.#random() < 0.5) await this.#page.waitForTimeout(this.#random() * 2_500);
  }

  async #edit() {
    if (this.#tool !== "sbar") return;
    const open = this.#page.locator(".note textarea").first();
    const edit = this.#page.getByRole("button", { name: /^Edit / }).first();
    if (!(await open.isVisible()) && (await edit.isVisible()))
      await edit.click({ timeout: 2_000 }).catch(() => {});
    if (!(await open.isVisible())) return;
    const word = this.#word();
    const isTyped = await open
      .press("Control+End")
      .then(() => open.pressSequentially(` ${word}`))
      .then(() => true)
      .catch(() => false);
    // A note that arrives while she edits closes the editor; it is then unknown what was saved.
    if (isTyped && (await open.isVisible()) && (await open.inputValue()).includes(word))
      this.#edits.push({ word, at: Date.now() });
    if (this.#random() < 0.5) {
      const save = this.#page.getByRole("button", { name: /^(Save|Done)/ }).first();
      if (await save.isVisible()) await save.click();
    }
  }

  async #navigate() {
    const to = this.#random() < 0.15 ? "/dashboard" : ROBOT_TOOLS[this.#pick(TOOL_NAMES)].path;
    const link = this.#page.locator(`a[href="${to}"]`).first();
    if (await link.isVisible()) {
      await link.click();
      await this.#page.waitForURL((url) => url.pathname === to);
      await this.#check();
    } else await this.#goTo(to);
  }

  async #reload() {
    this.#tear();
    await this.#page.reload();
    await this.#settle();
  }

  async #back() {
    this.#tear();
    await this.#page.goBack().catch(() => null);
    if (!this.#page.url().startsWith("http") || /sign-|plan-/.test(this.#page.url()))
      return this.#goTo("/dashboard");
    await this.#settle();
  }

  /** Continues in another tab; the first is closed, or stays open in the background. */
  async #secondTab() {
    const path = new URL(this.#page.url()).pathname;
    const before = this.#page;
    await this.#page.waitForTimeout(YOUNG_MS); // until what this tab just saved reaches the other one
    const isClosed = this.#random() < 0.6 || this.#context.pages().length > 2;
    this.#page = await this.#newPage();
    if (isClosed) await before.close();
    await this.#goTo(path);
  }

  async #loseNetwork() {
    if (!this.#tool) return this.#navigate();
    await this.#context.setOffline(true);
    this.#isOffline = true;
    await this.#type();
    await this.#page.waitForTimeout(this.#random() * 2_000);
    await this.#context.setOffline(false);
    this.#isOffline = false;
    await this.#page.waitForTimeout(300);
  }

  /** The session has been idle for six minutes when the page is opened again; she signs in and wants her work back. */
  async #idle() {
    if (this.#hasIdled) return;
    this.#hasIdled = true;
    await this.#page.waitForTimeout(2 * YOUNG_MS);
    for (const page of this.#context.pages()) if (page !== this.#page) await page.close();
    await this.#ageSession();
    await this.#page.reload();
    await this.#page.waitForURL(/sign-in/);
    this.#hasNote = false;
    await fillSignIn(this.#page, this.#email);
    await this.#page.waitForURL((url) => !url.pathname.startsWith("/sign-in"));
    for (const tool of TOOL_NAMES) {
      if (this.#typed[tool].length === 0 && !this.#asked.some((one) => one.tool === tool)) continue;
      await this.#page.goto(ROBOT_TOOLS[tool].path);
      await ready(this.#page);
      const restore = this.#page.getByRole("button", { name: "Restore" });
      await restore.click({ timeout: 4_000 }).catch(() => {});
      await this.#check();
      await this.#page.waitForTimeout(2_000);
    }
  }

  async #ageSession() {
    const cookie = (await this.#context.cookies()).find(({ name }) => name === "activity");
    const [sessionId, at, ...more] = (cookie?.value ?? "").split(".").slice(0, -1);
    const text = [sessionId, Number(at) - IDLE_MS, ...more].join(".");
    const seal = createHmac("sha256", localSecrets().ACTIVITY_SECRET).update(text).digest("hex");
    if (cookie) await this.#context.addCookies([{ ...cookie, value: `${text}.${seal}` }]);
  }

  /** Anything younger than a second may be lost with the page. */
  #tear() {
    const now = Date.now();
    for (const list of [...Object.values(this.#typed), this.#edits])
      for (const typed of list) if (now - typed.at < YOUNG_MS) typed.at = Number.POSITIVE_INFINITY;
  }

  async #open(tool: ToolName) {
    await this.#goTo(ROBOT_TOOLS[tool].path);
  }

  async #goTo(path: string) {
    this.#tear();
    await this.#page.goto(path);
    await this.#settle();
  }

  async #settle() {
    await ready(this.#page);
    await this.#check();
  }

  /** Every word typed into the page's tool must be in it. */
  async #check() {
    const tool = this.#tool;
    if (!tool) return;
    const field = ROBOT_TOOLS[tool].field(this.#page);
    const shown = async () => {
      const said =
        tool === "chat"
          ? await this.#page
              .getByRole("log")
              .innerText()
              .catch(() => "")
          : "";
      return (await field.inputValue().catch(() => "")) + said;
    };
    const sure = this.#typed[tool].filter(({ at }) => at !== Number.POSITIVE_INFINITY);
    const missing = async () => {
      const text = await shown();
      return sure.filter(({ word }) => !text.includes(word)).map(({ word }) => word);
    };
    const until = Date.now() + 6_000;
    let lost = await missing();
    while (lost.length > 0 && Date.now() < until) {
      await this.#page.waitForTimeout(200);
      lost = await missing();
    }
    if (lost.length > 0) {
      this.fail(`${tool} lost ${lost.join(" ")}; it shows ${JSON.stringify((await shown()).slice(-300))}`);
      this.#typed[tool] = this.#typed[tool].filter(({ word }) => !lost.includes(word));
    }
    // Recent words that are there are saved by now, or will be; those that are not there are lost.
    const text = await shown();
    this.#typed[tool] = this.#typed[tool]
      .filter(({ at, word }) => at !== Number.POSITIVE_INFINITY || text.includes(word))
      .map(({ word }) => ({ word, at: Date.now() }));
  }

  async #lookAtNumbers() {
    for (const contradiction of contradictions(await numbersOn(this.#page))) this.fail(contradiction);
  }

  /** At rest, every page shows the number that the server enforces. */
  async #compareNumbers() {
    const seen = await enforcedNumbers(this.#page);
    for (const path of ["/dashboard", ...TOOL_NAMES.map((name) => ROBOT_TOOLS[name].path)]) {
      await this.#goTo(path);
      seen.push(...(await numbersOn(this.#page)));
    }
    this.#counts["numbers compared"] = (this.#counts["numbers compared"] ?? 0) + seen.length;
    for (const contradiction of contradictions(seen)) this.fail(`at rest ${contradiction}`);
  }

  /** Checks what the server has once everything is at rest: nothing finished, typed or edited may be missing. */
  async end() {
    this.#steps.push("end");
    await this.#page.waitForTimeout(2_500);
    for (const page of this.#context.pages()) if (page !== this.#page) await page.close();
    for (const tool of TOOL_NAMES) if (this.#typed[tool].length > 0) await this.#open(tool);
    const until = Date.now() + TIMEOUT_MS;
    let missing = await this.#notKept();
    while (missing.length > 0 && Date.now() < until) {
      await this.#page.waitForTimeout(1_000);
      missing = await this.#notKept();
    }
    for (const what of missing) this.fail(`${what} is nowhere`);
    if (this.#hasNote) {
      await this.#open("sbar");
      await this.#page
        .locator(".part-text")
        .first()
        .waitFor({ timeout: TIMEOUT_MS })
        .catch(() => this.fail("the SBAR page shows no note, though one was written"));
    }
    await this.#compareNumbers();
  }

  async #notKept(): Promise<string[]> {
    const work = JSON.stringify(await askServer(this.#page, "/api/work/sbar"));
    const notes = await keptNotes(this.#page);
    const edits = this.#edits
      .filter(({ at }) => at !== Number.POSITIVE_INFINITY)
      .filter(({ word }) => !work.includes(word) && !notes.includes(word))
      .map(({ word }) => `the edit ${word}`);
    const finished = this.#asked
      .filter(({ tool }) => tool === "sbar" || tool === "nanda")
      .filter(({ word }) => !notes.includes(word))
      .map(({ tool, word }) => `the finished ${tool} of ${word}`);
    return [...edits, ...finished];
  }

  async #newPage(): Promise<Page> {
    const page = await this.#context.newPage();
    page.on("response", (response) => {
      const tool = TOOL_NAMES.find((name) => response.url().endsWith(ROBOT_TOOLS[name].asks));
      if (!tool || response.request().method() !== "POST" || response.status() !== 200) return;
      const word = /w\d+q\d+z/g;
      const last = (response.request().postData() ?? "").match(word)?.at(-1);
      if (last) this.#asked.push({ tool, word: last });
      this.#hasNote ||= tool === "sbar";
      this.#counts.generated = (this.#counts.generated ?? 0) + 1;
    });
    page.on("pageerror", (error) => {
      if (!this.#isOffline) this.fail(`an error in the page: ${error.message}`);
    });
    return page;
  }

  #word = () => `w${this.#seed}q${++this.#words}z`;
  #pick = <T>(list: readonly T[]): T => list[Math.floor(this.#random() * list.length)] as T;
}
