import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import axe from "axe-core";

export { expect };

/** Responses that a test provokes on purpose; the browser reports each as a console error. */
type Allowance = { allow(pattern: RegExp): void };

type Fixtures = {
  /** A new person on the Free plan, signed in, with no page open yet. */
  nurse: { email: string };
  /** Any console error or uncaught exception fails the test, unless allowed explicitly. */
  consoleErrors: Allowance;
  /**
   * Stops the page's installed clock this many milliseconds from now. Playwright would resume a stopped clock by
   * itself, but without waiting for it, so that pages of the next test might miss it. Install the clock before opening
   * a page: during installation, an open page's time is 1970, which ends its session.
   */
  pauseClock: (inMilliseconds: number) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  nurse: async ({ page }, use) => use({ email: await signUpFree(page) }),
  consoleErrors: [
    async ({ context }, use) => {
      keepCache(context);
      // This answer tells the provider's script that its session has ended; the browser reports every 401.
      const allowed: RegExp[] = [
        /status of 401 .*\/__clerk\/v1\/client\/sessions\/\w+\/(tokens|touch)/,
        // A save that conflicts with a newer one gets this answer, and the page merges both.
        /status of 409 .*\/api\/work\//,
        // If a test moves the page's clock, the provider's loader believes that one of its scripts timed out.
        /ChunkLoadError: .*\s\(timeout: \S+\/__clerk\/npm\//,
      ];
      const seen: string[] = [];
      const note = (text: string) => seen.push(text);
      context.on("console", (message: ConsoleMessage) => {
        if (message.type() === "error") note(`${message.text()} ${message.location().url}`);
      });
      context.on("weberror", (error) => note(error.error().stack ?? String(error.error())));
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(seen.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  pauseClock: async ({ page }, use) => {
    let isPaused = false;
    await use(async (inMilliseconds) => {
      isPaused = true;
      await page.clock.pauseAt(Date.now() + inMilliseconds);
    });
    if (isPaused) await page.clock.resume();
  },
});

export const PASSWORD = "Strong-pass1";

let count = 0;
export const freshEmail = () => `nurse.${Date.now()}.${process.pid}.${count++}@example.org`;

const CONTINUE = ".cl-formButtonPrimary";

/** Fills Clerk's sign-up form and sends it. */
export async function signUp(page: Page, email = freshEmail(), name = "Ann") {
  await page.goto("/sign-up");
  await page.fill("input[name=emailAddress]", email);
  await page.fill("input[name=firstName]", name);
  await page.fill("input[name=lastName]", "Nurse");
  await page.fill("input[name=password]", PASSWORD);
  await consent(page);
  await page.click(CONTINUE);
  await page.waitForURL("**/plan-selection*");
  return email;
}

/** The form may still be rendering when the click arrives. */
export async function consent(page: Page) {
  await expect(() => page.check("input[type=checkbox]", { timeout: 2_000 })).toPass();
}

/**
 * A new person on the Free plan, signed in, with no page open yet: made by the calls that the forms make. The forms
 * themselves are used in their own tests and in the main journey.
 */
export async function signUpFree(page: Page, name = "Ann") {
  const email = await signUpWithoutPlan(page, name);
  await answered(page, { path: "/api/users/select-plan", data: { plan: "Free" } });
  return email;
}

/** Like `signUpFree`, but without choosing a plan. */
export async function signUpWithoutPlan(page: Page, name = "Ann") {
  const email = freshEmail();
  const person = { email_address: email, password: PASSWORD, first_name: name, last_name: "Nurse" };
  await beginSession(page, {
    path: "/__clerk/v1/client/sign_ups",
    form: { ...person, legal_accepted: "true" },
  });
  return email;
}

/** Signs in by the call that the form makes; no page is open afterwards. */
export const signIn = (page: Page, email: string) =>
  beginSession(page, {
    path: "/__clerk/v1/client/sign_ins",
    form: { identifier: email, password: PASSWORD },
  });

async function beginSession(page: Page, post: Post) {
  // An open page of the identity provider might still be answered with the previous client's cookies.
  if (page.url() !== "about:blank") await page.goto("about:blank");
  const { response } = await answered<{ response: { created_session_id: string } }>(page, post);
  const path = `/__clerk/v1/client/sessions/${response.created_session_id}/tokens`;
  const { jwt } = await answered<{ jwt: string }>(page, { path });
  await addSession(page, jwt);
}

/**
 * Waits until the page is hydrated; earlier clicks are lost.
 * @param withAccount also until the identity provider's script has loaded the person; leaving earlier aborts that
 *   script, which reports an error
 */
export async function ready(page: Page, { withAccount = true } = {}) {
  await page.waitForFunction((needsAccount) => {
    const { loaded = false } = (window as { Clerk?: { loaded?: boolean } }).Clerk ?? {};
    // A page being left may have no elements at all.
    return document.querySelector('html[data-hydrated="true"]') !== null && (loaded || !needsAccount);
  }, withAccount);
}

/** Opens a page of the product by its path, ready to use. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
}

type Post = { path: string; form?: Record<string, string>; data?: unknown };

async function answered<Answer>(page: Page, { path, ...body }: Post): Promise<Answer> {
  // Retries on a connection that the server was just closing.
  const response = await page.request.post(path, { ...body, maxRetries: 2 });
  await expect(response, path).toBeOK();
  return (await response.json()) as Answer;
}

/** Clerk's script writes the token under a plain name and one with the instance's suffix, as its other cookies. */
async function addSession(page: Page, jwt: string) {
  const cookies = await page.context().cookies();
  const named = cookies.filter(({ name }) => name.startsWith("__client_uat"));
  await page.context().addCookies(
    named.map(({ name, domain, path }) => ({
      name: name.replace("__client_uat", "__session"),
      value: jwt,
      domain,
      path,
    })),
  );
}

/** Fills Clerk's sign-in form, from the page that is open. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD) {
  await page.fill("input[name=identifier]", email);
  await page.click(CONTINUE);
  await page.fill("input[name=password]", password);
  await page.click(CONTINUE);
}

/** How far content extends beyond the right edge of the window, in pixels. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Goes through the page by keyboard, and fails if a sticky bar covers the focused element.
 * @param key "Tab", or "Shift+Tab" for the way back
 * @param bar the selector of the sticky bar
 */
export async function expectFocusInSight(page: Page, key: "Tab" | "Shift+Tab", bar: string) {
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press(key);
    const covered = await page.evaluate((selector) => {
      const { activeElement: focused } = document;
      if (!focused || focused.closest(selector)) return null;
      const { left, top, height } = focused.getBoundingClientRect();
      const above = document.elementFromPoint(left + 8, top + height / 2)?.closest(selector);
      return above ? focused.textContent : null;
    }, bar);
    expect(covered).toBeNull();
  }
}

/**
 * Fails on any accessibility violation that axe finds on the open page. The sweep of `accessibility.test.ts` looks at
 * every page as it opens; a journey looks at what only it reaches, such as a dialog or an answer.
 */
export async function expectAccessible(page: Page) {
  // Colours that are still fading in or out lack contrast.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== "running" || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
  const violations = await violationsOn(page);
  expect(violations).toEqual([]);
}

/**
 * What axe finds wrong with the open page. It runs in the page itself and only returns violations: its Playwright
 * binding also fetches passes, which takes five times as long. No page has a frame.
 */
async function violationsOn(page: Page): Promise<string[]> {
  // The same page is often checked four times, and loading half a megabyte of script again takes as long as a check.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return await page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run({ reporter: "no-passes", iframes: false, preload: false });
    return violations.map(({ id, nodes }) => {
      const seen = nodes.map(({ target, any: [why] }) => `${target} (${why?.message ?? "no reason given"})`);
      return `${location.pathname}: ${id}: ${seen.join(", ")}`;
    });
  });
}

const HUES = { red: [330, 30], green: [90, 180], blue: [195, 260] } as const;

/** Fails unless the element's border has that hue. */
export async function expectHue(found: Locator, colour: keyof typeof HUES) {
  const [from, to] = HUES[colour];
  const hue = await hueOf(found);
  expect(from < to ? hue >= from && hue <= to : hue >= from || hue <= to, `${colour}: hue ${hue}`).toBe(true);
}

/** The hue of an element's left border in degrees: 0 red, 120 green, 240 blue; NaN for a grey. */
export async function hueOf(found: Locator): Promise<number> {
  const colour = await found.evaluate((element) => getComputedStyle(element).borderLeftColor);
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const sixth =
    most === red
      ? (green - blue) / (most - least)
      : most === green
        ? 2 + (blue - red) / (most - least)
        : 4 + (red - green) / (most - least);
  return (sixth * 60 + 360) % 360;
}

type Inside = { clearCache?: () => Promise<void> };
type WithInside = { _connection?: { toImpl?: (context: BrowserContext) => Inside | undefined } };

/**
 * Lets the browser keep loaded and compiled scripts from one test to the next. Between tests that share a context,
 * Playwright clears that cache along with cookies and storage, without an option; our file names change with their
 * content. If a later Playwright renames this call, tests only become slower.
 */
function keepCache(context: BrowserContext): void {
  const inside = (context as unknown as WithInside)._connection?.toImpl?.(context);
  if (inside?.clearCache) inside.clearCache = async () => {};
}
