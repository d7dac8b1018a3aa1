import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, open, overflowOf, ready, test } from "../fixtures.ts";

const NOTES = "Fell in the bathroom at 0415. Denies hitting head. Left wrist swollen, pain 6/10.";
const statement = (page: Page) => page.locator(".part-text").filter({ hasText: "Left wrist swollen" });

/** Opens another page of the product by its link, without loading a document. */
const goTo = async (page: Page, name: string, path: string) => {
  await page.getByRole("link", { name }).first().click();
  await page.waitForURL(`**${path}`);
};

test("a note goes on being written while the nurse looks at the dashboard; form, note and edits are there when she comes back and after a reload, no dialog claims that she was logged out, and the next patient's note is one of its own", async ({
  page,
  nurse: _,
}) => {
  await page.clock.install();
  await open(page, "/notes/sbar");
  // On a busy machine, the way to another page takes longer than a note.
  const typed = `${NOTES} [[sandbox:slow]]`;
  await page.getByLabel("Nurse's Notes").fill(typed);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Draft: being written and checked")).toBeVisible();
  await goTo(page, "Dashboard", "/dashboard");
  await expect(page.getByText("Your SBAR note is ready.")).toBeVisible();
  await page.goBack();
  await expect(statement(page)).toHaveCount(1);
  await expect(page.getByLabel("Nurse's Notes")).toHaveValue(typed);
  await page.getByRole("button", { name: "Edit Situation" }).click();
  const editor = page.getByRole("textbox", { name: "Situation" });
  await editor.fill("Found on the floor.");
  await goTo(page, "Dashboard", "/dashboard");
  await page.goBack();
  await expect(editor).toHaveValue("Found on the floor.");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(editor).toHaveValue("Found on the floor.");
  await expect(page.getByLabel("Nurse's Notes")).toHaveValue(typed);
  // It is the same session: no question appears, and nothing later claims that it is over.
  await page.clock.runFor(45_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The next patient's note takes over the page; the first one, with what was typed into it, is among the kept notes.
  await page
    .getByLabel("Nurse's Notes")
    .fill("Mr Okoro vomited twice, ondansetron given at 0200, settled since.");
  // A request sent while leaving the page may arrive after the list.
  const isKept = page.waitForResponse((answer) => answer.url().endsWith("/versions") && answer.ok());
  await page.keyboard.press("Control+Enter");
  await isKept;
  await page.getByRole("link", { name: "kept notes" }).click();
  await expect(page.locator(".kept-note-list li").first()).toContainText("Mr Okoro vomited twice");
  await expect(page.locator(".kept-note-list li").nth(1)).toContainText("Found on the floor.");
  await expect(page.locator(".kept-note-list li")).toHaveCount(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".kept-note-list li").first()).toBeVisible();
  await expect(page.locator("main").getByRole("button")).toHaveCount(0);
  await expect(page.locator("main").getByRole("link", { name: "Continue" })).toHaveCount(0);
});

test("a reload, and a tab that is closed, end no generation: its note grows again, is counted once, and says above itself when it is deleted elsewhere", async ({
  page,
  nurse: _,
}) => {
  await open(page, "/notes/sbar");
  await page.getByLabel("Nurse's Notes").fill(`${NOTES} [[sandbox:slow]]`);
  const asked = page.waitForResponse("**/api/generate-note");
  await page.keyboard.press("Control+Enter");
  await asked;
  const joined = page.waitForResponse("**/api/generations/*");
  await page.reload();
  await joined;
  await expect(page.getByText("Draft: being written and checked")).toBeVisible();
  const other = await page.context().newPage();
  await page.close();
  await open(other, "/notes/sbar");
  await expect(statement(other)).toHaveCount(1);
  await expect(other.getByRole("meter", { name: "SBAR notes this month" })).toHaveAttribute(
    "aria-valuetext",
    "1 of 15",
  );
  const list = await other.context().newPage();
  await open(list, "/notes");
  await list
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await list.getByText("Delete this note").click();
  // Above form and note, and not in the place of the form.
  const isDeleted = other.getByText("This note was deleted from your kept notes");
  const widthOf = async (place: Locator) => (await place.boundingBox())?.width;
  expect(await widthOf(isDeleted)).toBe(await widthOf(other.locator(".split-head")));
  await list.close();
  await other.close();
});

test("a note that was cleared with its form is not brought back beside the next patient's text; it is among the kept notes", async ({
  page,
  nurse: _,
}) => {
  await open(page, "/notes/sbar");
  await page.getByLabel("Nurse's Notes").fill("Mr Cole 80M. DNR. BP 80/40.");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: "Clear All" }).click();
  await expect(page.getByText("The note was cleared.")).toBeVisible();
  await page.getByRole("button", { name: "Reset" }).click();
  await page.getByLabel("Nurse's Notes").fill("Mrs Diaz 30F. Full code. BP 120/80.");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Control+z");
  await expect(page.getByText("The note was cleared.")).toHaveCount(0);
  await expect(page.locator(".part-text").filter({ hasText: "DNR" })).toHaveCount(0);
  await open(page, "/notes");
  await expect(page.locator(".kept-note-list li").first()).toContainText("Mr Cole");
});

test("a form that is open in two tabs says so in both, until one of them is closed or goes elsewhere, and when one turns to another patient", async ({
  page,
  nurse: _,
}) => {
  const words = "This page is also open in another tab.";
  await open(page, "/notes/sbar");
  const other = await page.context().newPage();
  await open(other, "/chat");
  await expect(page.getByText(words)).toHaveCount(0);
  await open(other, "/notes/sbar");
  await expect(page.getByText(words)).toBeVisible();
  await expect(other.getByText(words)).toBeVisible();
  await goTo(other, "Dashboard", "/dashboard");
  await expect(page.getByText(words)).toHaveCount(0);
  await other.goBack();
  await expect(page.getByText(words)).toBeVisible();
  // The other tab's next patient appears here, and this page says so until that is dismissed.
  const turned = page.getByText("Another tab has moved to a different patient or note");
  await page.getByLabel("Nurse's Notes").fill("Mr Cole 80M. DNR. BP 80/40.");
  await expect(other.getByLabel("Nurse's Notes")).toHaveValue("Mr Cole 80M. DNR. BP 80/40.");
  await expect(turned).toHaveCount(0);
  await other.getByLabel("Nurse's Notes").fill("Mrs Diaz 30F. Full code. BP 120/80.");
  await expect(turned).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(turned).toHaveCount(0);
  const atWork = page.getByText("Another tab is already working on this");
  await other.getByLabel("Nurse's Notes").fill("Mrs Diaz 30F. Full code. BP 120/80. [[sandbox:slow]]");
  await expect(atWork).toHaveCount(0);
  await other.getByRole("button", { name: "Generate SBAR Report" }).click();
  await expect(atWork).toBeVisible();
  await expect(other.getByText("Another tab is already working")).toHaveCount(0);
  await other.getByRole("button", { name: "Cancel" }).click();
  await expect(atWork).toHaveCount(0);
  await other.close();
  await expect(page.getByText(words)).toHaveCount(0);
});

test("a chat's answer that arrives while the nurse is elsewhere, or after a reload, stands below her message", async ({
  page,
  nurse: _,
}) => {
  const said = page.getByRole("log", { name: "Conversation" });
  await open(page, "/chat");
  await page.getByLabel("Your message").fill("Do foam dressings prevent pressure ulcers?");
  await page.keyboard.press("Enter");
  await goTo(page, "Dashboard", "/dashboard");
  await expect(page.getByText("The chat has answered.")).toBeVisible();
  await page.goBack();
  await expect(said.getByRole("link", { name: "Citation 1" }).first()).toBeVisible();
  const second = "Does hourly rounding reduce falls? [[sandbox:slow]]";
  await page.getByLabel("Your message").fill(second);
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/chat");
  await page.keyboard.press("Enter");
  await expect(said).toContainText(second);
  await asked;
  await page.reload();
  await ready(page);
  await expect(said.getByRole("button", { name: "Copy" })).toHaveCount(2);
  await expect(said.getByRole("button", { name: "Retry" })).toHaveCount(0);
  await expect(said.locator(".exchange")).toHaveCount(2);
});

test("diagnoses outlive another page and a reload, and come back when they were cleared by mistake", async ({
  page,
  nurse: _,
}) => {
  await open(page, "/notes/nanda");
  await page.getByRole("button", { name: "Use example" }).click();
  await page.getByLabel("Patient Information").press("Control+Enter");
  const sections = page.locator("section.diagnosis");
  await expect(sections).toHaveCount(4);
  await page.waitForResponse((answer) => answer.url().endsWith("/api/work/nanda") && answer.ok());
  await goTo(page, "Dashboard", "/dashboard");
  await page.goBack();
  await expect(sections).toHaveCount(4);
  await page.reload();
  await ready(page);
  await expect(sections).toHaveCount(4);
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(sections).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(sections).toHaveCount(4);
});

test("signing out asks about a note that never left the page, and keeps it for a day if she likes", async ({
  page,
  nurse: _,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/notes/sbar");
  await page.getByLabel("Nurse's Notes").fill(NOTES);
  const leave = () => page.getByRole("button", { name: "Sign out", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Sign out?" });
  await leave();
  await expect(dialog).toContainText("What you typed in the SBAR form has not become a note yet.");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByLabel("Nurse's Notes").press("Control+Enter");
  await expect(page.getByText("SBAR report generated successfully!")).toBeVisible();
  await leave();
  await expect(dialog).toContainText("A finished note was never copied, printed or downloaded.");
  expect(await overflowOf(page)).toBe(0);
  await expectAccessible(page);
  // Forgetting the finished answer, which the page has by now, is a call with the same method.
  const ended = page.waitForRequest(
    (request) => request.method() === "DELETE" && new URL(request.url()).pathname === "/api/session",
  );
  await dialog.getByRole("button", { name: "Keep and sign out" }).press("Enter");
  expect((await ended).url()).toContain("/api/session?reason=keep");
  await page.waitForURL((url) => url.pathname === "/");
});

test("without a connection a click on another page leaves this one where it is, and works again with it", async ({
  page,
  context,
  nurse: _,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|loading route module|dynamically imported/);
  await open(page, "/notes/sbar");
  const notes = page.getByRole("textbox", { name: "Nurse's Notes" });
  // Lazily loaded code is unavailable: the page stays, and says how to go on once the server is there.
  const late = /\/assets\/(?:palette|status-panels)-/;
  await page.route(late, (route) => route.abort());
  await notes.pressSequentially("Resting.");
  for (const _ of ["open", "close"]) await page.getByRole("button", { name: "Recent Activity" }).click();
  await notes.press("Control+k");
  await expect(notes).toHaveValue("Resting.");
  await expect(page.getByRole("alert")).toContainText("A part of this page could not be loaded.");
  await expect(page.getByRole("alert")).toBeInViewport();
  await page.unroute(late);
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await ready(page);
  await expect(notes).toHaveValue("Resting.");
  await notes.press("Control+k");
  await expect(page.getByRole("combobox", { name: /^Search tools/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("toast-viewport")),
  );
  await context.setOffline(true);
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await expect(page.locator(".toast")).toContainText("You are offline. This page stays as it is");
  await expect(notes).toHaveValue("Resting.");
  expect(new URL(page.url()).pathname).toBe("/notes/sbar");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Settings");
});
