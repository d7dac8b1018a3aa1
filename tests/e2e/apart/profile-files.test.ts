import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { analyse, openAnalysis } from "../documents/document-files.ts";
import { expect, fillSignIn, open, ready, signIn, signUpFree, test } from "../fixtures.ts";

const MINUTE = 60_000;
const LONGEST_STEP_MS = 30_000;

/** Words that occur only in what the nurse typed or was told, one for each place. */
const PLANTED = {
  notes: "Quetzalmarrow",
  chat: "Brindlecough",
  search: "Vexillotomy",
  document: "Oxblenderol",
  file: "Hartebeest-letter",
  question: "Zirkonalgia",
} as const;
const CONTROL = "Kumquatkontrolle";

/** The files of a profile that contain a word, in UTF-8 or UTF-16, including LevelDB's logs and tables. */
function filesWith(profile: string, word: string): string[] {
  const forms = [Buffer.from(word, "latin1"), Buffer.from(word, "utf16le")];
  return readdirSync(profile, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const content = contentOf(file);
      return forms.some((form) => content.includes(form));
    })
    .map((file) => file.slice(profile.length));
}

/** Chromium writes some files under temporary names and renames them, even while they are read. */
function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return Buffer.alloc(0);
    throw error;
  }
}

const foundIn = (profile: string) =>
  Object.values(PLANTED).flatMap((word) => filesWith(profile, word).map((file) => `${word} in ${file}`));

let controls = 0;

/** Waits until the browser has written what the page stored so far: its files then hold a word stored after that. */
async function written(profile: string, page: Page) {
  const word = `${CONTROL}${++controls}`;
  await page.evaluate((text) => localStorage.setItem("control", text), word);
  await expect.poll(() => filesWith(profile, word).length, { intervals: [250] }).toBeGreaterThan(0);
}

/** What a page stores is written at once: Chromium otherwise writes it once a minute. */
const AT_ONCE = "--enable-aggressive-domstorage-flushing";

/** A separate browser, whose files are examined. */
async function browserOf(profile: string, baseURL: string | undefined) {
  const { launchOptions } = test.info().project.use;
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), AT_ONCE],
    ...(baseURL ? { baseURL } : {}),
  });
  context.setDefaultTimeout(LONGEST_STEP_MS);
  const page = context.pages()[0] ?? (await context.newPage());
  return { context, page };
}

/** Like a power loss: kills all processes of the browser with this profile at once. */
async function kill(profile: string, context: BrowserContext) {
  const closed = context.waitForEvent("close");
  execFileSync("pkill", ["-KILL", "-f", "--", `--user-data-dir=${profile}`]);
  await closed;
}

/** Opens the chat; Chromium may have been killed before it wrote the session's cookies. */
async function comeBack(page: Page, email: string) {
  await page.goto("/chat");
  if (new URL(page.url()).pathname === "/chat") return await ready(page);
  await signIn(page, email);
  await open(page, "/chat");
  await page.getByRole("button", { name: "Restore" }).click();
}

/** Names of storage entries of a person that hold more than a number. */
const keptOf = (page: Page, userId: string) =>
  page.evaluate(
    (id) =>
      Object.keys(localStorage).filter((name) => /^nursegpt(-work)?:/.test(name) && name.endsWith(`:${id}`)),
    userId,
  );

/** Uses each tool with its own word. */
async function work(profile: string, page: Page) {
  // If killed before it wrote its cookies, the browser left an unended session, whose work is offered.
  const discard = page.getByRole("button", { name: "Discard", exact: true });
  await page.addLocatorHandler(discard, async (button) => await button.click());
  await open(page, "/notes/sbar");
  await page.getByLabel("Nurse's Notes").fill(`Pt with ${PLANTED.notes} resting.`);
  await open(page, "/chat");
  await page.getByLabel("Your message").fill(`Does ${PLANTED.chat} need rest?`);
  await page.getByLabel("Your message").press("Enter");
  await expect(page.getByRole("log").getByRole("button", { name: "Copy" })).toBeVisible();
  await open(page, "/notes/research");
  await page.getByLabel("Your clinical question").fill(`Do foam dressings help ${PLANTED.search}?`);
  await page.getByRole("button", { name: "Research", exact: true }).click();
  await expect(page.getByRole("complementary", { name: "Recent Searches" })).toContainText(PLANTED.search);
  await page.removeLocatorHandler(discard);
  await written(profile, page);
}

/** Has a document analysed, and asks about it. */
async function readDocument(profile: string, page: Page) {
  await openAnalysis(page);
  const letter = `Chief complaint: wound pain. Medications: ${PLANTED.document} 40 mg once daily.\n`.repeat(
    3,
  );
  await analyse(page, { name: `${PLANTED.file}.csv`, mimeType: "text/csv", buffer: Buffer.from(letter) });
  await page.getByLabel("Your question").fill(`How much ${PLANTED.question}?`);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByRole("region", { name: "Ask Questions About the Document" })).toContainText(
    "document",
  );
  await written(profile, page);
}

test("no word of a patient lies in the browser's files: not after a kill, a sign-out, idleness, or with somebody else signed in [OPEN-73]", async ({
  baseURL,
}) => {
  test.setTimeout(400_000);
  const profile = mkdtempSync(join(tmpdir(), "profile-"));
  let { context, page } = await browserOf(profile, baseURL);
  try {
    const email = await signUpFree(page);
    await open(page, "/dashboard");
    const nurse = await page.evaluate(
      async () => ((await (await fetch("/api/session")).json()) as { userId: string }).userId,
    );
    await work(profile, page);
    await readDocument(profile, page);
    await kill(profile, context);
    expect(foundIn(profile)).toEqual([]);

    // After a restart, the session and the conversation continue.
    ({ context, page } = await browserOf(profile, baseURL));
    await comeBack(page, email);
    await expect(page.getByRole("log")).toContainText(PLANTED.chat);
    await page.getByRole("button", { name: "Sign out" }).click();
    // Only asked if the form is still of this session.
    await page
      .getByRole("button", { name: "Erase and sign out" })
      .click({ timeout: 5_000 })
      .catch(() => null);
    await page.waitForURL(/\/$/);
    await written(profile, page);
    expect(foundIn(profile)).toEqual([]);

    await signIn(page, email);
    await open(page, "/chat");
    await expect(page.getByRole("log")).not.toContainText(PLANTED.chat);
    const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/work/chat") && answer.ok());
    await page.getByLabel("Your message").fill(`Once more about ${PLANTED.chat}`);
    await saved;
    await written(profile, page);
    await page.clock.install();
    await page.clock.runFor(5 * MINUTE + 1_000);
    await page.waitForURL("**/sign-in?reason=inactivity*");
    await page.clock.resume();
    await written(profile, page);
    expect(foundIn(profile)).toEqual([]);

    // She returns, and leaves the browser as it is; the next person signs in on the same computer.
    await fillSignIn(page, email);
    await page.waitForURL("**/chat");
    await ready(page);
    await page.getByRole("button", { name: "Restore" }).click();
    await work(profile, page);
    await open(page, "/analysis");
    await expect(page.locator("main")).toContainText(PLANTED.document);
    await written(profile, page);
    expect(await keptOf(page, nurse)).toContain(`nursegpt:analysis:${nurse}`);
    await context.close();
    ({ context, page } = await browserOf(profile, baseURL));
    await signUpFree(page, "Bo");
    await open(page, "/chat");
    await expect(page.getByRole("log")).not.toContainText(PLANTED.chat);
    await written(profile, page);
    expect(await keptOf(page, nurse)).toEqual([]);
    expect(foundIn(profile)).toEqual([]);
    await context.close();
    expect(foundIn(profile)).toEqual([]);
  } catch (error) {
    // This browser is not Playwright's, so the failure has to include what it showed.
    const shown = await page
      .locator("body")
      .innerText()
      .catch(() => "nothing");
    throw new Error(`The page showed:\n${shown}`, { cause: error });
  } finally {
    await context.close().catch(() => null);
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }
});
