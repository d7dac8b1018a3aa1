// @vitest-environment happy-dom
import "#tests/unit/overlays-loaded.ts";
import { act } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { NEW_FUNNEL } from "#app/core/usage/funnel/funnel.ts";
import { changeFunnel, readFunnel } from "#app/core/usage/funnel/funnel-store.ts";
import { upgradePrompt } from "#app/core/usage/funnel/prompt-store.ts";
import { usageStore } from "#app/core/usage/usage-store.ts";
import Sbar from "#app/rooms/sbar/sbar.route.tsx";
import { isWorking } from "#tests/unit/is-working.ts";
import { nothingUsed } from "../meter/nothing-used.ts";
import { buttonIn, press, render, typeInto } from "../render.ts";

const account = vi.hoisted(() => ({ isLoaded: true }));
vi.mock("@clerk/react-router", () => ({ useUser: () => account }));

const used = (notes: number, plan: "Free" | "Basic" = "Free") => {
  const usage = nothingUsed(plan, Date.now());
  usage.features.sbar = { used: notes, limit: 15 };
  return usage;
};

let calls: string[];
let answer: () => Promise<Response>;
let told: ReturnType<typeof used>;

beforeEach(() => {
  usageStore.set(null);
  upgradePrompt.set(false);
  account.isLoaded = true;
  calls = [];
  told = used(4);
  answer = async () => Response.json({ note: "SITUATION\nCoughing since lunch." });
  vi.stubGlobal("fetch", async (path: string) => {
    // Keeping the form is tested elsewhere: here the server never answers.
    if (path.startsWith("/api/work/")) return new Promise<Response>(() => {});
    // Keeping the note is tested with the kept notes.
    if (path.startsWith("/api/notes/")) return Response.json({ version: 1, isChosen: true });
    calls.push(path);
    return path === "/api/generate-note" ? answer() : Response.json(told);
  });
});

async function openPage(notes: string, userId = "user_1", plan: "Free" | "Basic" = "Free") {
  const props = { loaderData: { userId, usage: used(3, plan) } } as unknown as Parameters<typeof Sbar>[0];
  const page = await render(<Sbar {...props} />);
  const type = (words: string) => typeInto(page.querySelector("textarea"), words);
  await type(notes);
  const submit = () =>
    act(
      async () =>
        void page
          .querySelector("form")
          ?.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true })),
    );
  const button = () => page.querySelector<HTMLButtonElement>("button[type=submit]");
  const isDisabled = () => page.querySelector<HTMLFieldSetElement>("form fieldset")?.disabled;
  const error = () => page.querySelector("[role=alert]")?.textContent;
  return { page, type, submit, button, isDisabled, error };
}

test("the page's buttons fill the form with the example, and empty it [SBAR-03]", async () => {
  const { page } = await openPage("Coughing since lunch.");
  const notes = () => page.querySelector<HTMLTextAreaElement>("textarea[name=nurseNotes]")?.value;
  const click = (name: string) => press(page, name);
  await click("Reset");
  expect(notes()).toBe("");
  await click("Use example");
  await expect.poll(() => notes()?.length).toBeGreaterThan(100);
  const values = () => [...page.querySelectorAll("form input")].map((input) => input.getAttribute("value"));
  expect(values().filter(Boolean).length).toBeGreaterThan(10);
  await click("Reset");
  expect([notes(), values().filter(Boolean)]).toEqual(["", []]);
});

test("without a limit the page's bar says so [SBAR-02]", async () => {
  const usage = used(3);
  usage.features.sbar.limit = null;
  const props = { loaderData: { userId: "user_1", usage } } as unknown as Parameters<typeof Sbar>[0];
  const page = await render(<Sbar {...props} />);
  expect(page.querySelector(".meter b")?.textContent).toBe("3 / Unlimited");
});

test("the page as the server draws it waits for no account, so that it works without scripts [SBAR-10]", () => {
  account.isLoaded = false;
  const props = { loaderData: { userId: "user_1", usage: used(3) } } as unknown as Parameters<typeof Sbar>[0];
  const html = renderToStaticMarkup(<Sbar {...props} />);
  expect(html).toContain("<fieldset>");
  expect(html).toMatch(/<button type="submit" class="primary"[^>]*>Generate SBAR Report</);
  expect(html).not.toMatch(/<button type="submit"[^>]* disabled=""/);
});

test("the page's form has notes, vital signs and demographics [SBAR-01] [SBAR-04] [SBAR-05] [SBAR-06]", async () => {
  const { page } = await openPage("");
  const titles = [...page.querySelectorAll("form summary")].map(({ textContent }) => textContent);
  expect(titles).toEqual(["Patient Demographics optional", "Vital Signs optional"]);
  for (const name of ["demographics.name", "demographics.allergies", "vital.bp", "vital.other", "nurseNotes"])
    expect([name, page.querySelector(`form [name="${name}"]`) !== null]).toEqual([name, true]);
});

test("until the account is loaded the form waits and says so, and nothing is asked for [SBAR-10] [SBAR-11] [SBAR-12]", async () => {
  account.isLoaded = false;
  const { submit, button, isDisabled, error } = await openPage("Coughing since lunch.");
  expect([button()?.textContent, isDisabled()]).toEqual(["Loading Account...", true]);
  await submit();
  expect(error()).toBe("Please wait while we load your account...");
  expect([isWorking(), calls]).toEqual([false, []]);
});

test("empty and blank notes are told so, until something is typed, and nothing is asked for [SBAR-09]", async () => {
  for (const blank of ["", "  \n "]) {
    const { submit, type, error } = await openPage(blank);
    await submit();
    expect(error()).toBe("Please fill in the Nurse's Notes field");
    await type("C");
    expect(error()).toBeUndefined();
    document.body.replaceChildren();
  }
  expect([isWorking(), calls]).toEqual([false, []]);
});

test("a page without a customer id asks for nothing, and says that it is required [ERR-11]", async () => {
  const { submit, error } = await openPage("Coughing since lunch.", "");
  await submit();
  await vi.waitFor(() => expect(error()).toContain("Customer ID is required"));
  expect([isWorking(), calls]).toEqual([false, []]);
});

test("while a note is written the form is disabled; then it is told, usage is asked for anew, and the note is counted [SBAR-10] [SBAR-11] [SBAR-18] [SBAR-02]", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  const { page, submit, button, isDisabled } = await openPage("Coughing since lunch.");
  const bar = () => page.querySelector(".meter b")?.textContent;
  expect([button()?.textContent, isDisabled(), bar()]).toEqual(["Generate SBAR Report", false, "3 / 15"]);
  await submit();
  expect([button()?.textContent, isDisabled()]).toEqual(["Generating...", true]);
  await act(async () => resolve(Response.json({ note: "SITUATION\nCoughing since lunch." })));
  await vi.waitFor(() => expect(bar()).toBe("4 / 15"));
  expect(page.querySelector(".notice.success")?.textContent).toBe("SBAR report generated successfully!");
  expect(calls).toEqual(["/api/generate-note", "/api/payments/usage"]);
  expect(readFunnel("user_1")).toMatchObject({ notesGenerated: 1, timeSaved: 15 });
  expect([button()?.textContent, isDisabled()]).toEqual(["Generate SBAR Report", false]);
});

test("each note that is written adds one to the notes and the streak and 15 minutes to the time saved, and a failed one nothing [USE-15] [USE-16]", async () => {
  const { submit } = await openPage("Coughing since lunch.");
  const counted = () => {
    const { notesGenerated, streakCount, timeSaved } = readFunnel("user_1");
    return [notesGenerated, streakCount, timeSaved];
  };
  for (const notes of [1, 2]) {
    await submit();
    await vi.waitFor(() => expect(counted()).toEqual([notes, notes, notes * 15]));
  }
  answer = async () => Response.json({ error: "Busy.", code: "model_failed" }, { status: 503 });
  await submit();
  await vi.waitFor(() => expect(calls.filter((path) => path === "/api/generate-note")).toHaveLength(3));
  expect(counted()).toEqual([2, 2, 30]);
});

test("each of the three reasons opens the upgrade prompt after a note, by the usage that is known then [USE-13] [USE-17]", async () => {
  const opensAfter = async (reason: object, outputTokens = 0) => {
    document.body.replaceChildren();
    localStorage.clear();
    upgradePrompt.set(false);
    calls = [];
    changeFunnel("user_1", () => ({ ...NEW_FUNNEL, lastNoteDate: Date.now(), ...reason }));
    told = { ...used(4), output_tokens: outputTokens };
    const { submit } = await openPage("Coughing since lunch.");
    await submit();
    await vi.waitFor(() => expect(calls).toContain("/api/payments/usage"));
    await vi.waitFor(() => expect(readFunnel("user_1").timeSaved).toBe(15));
    return upgradePrompt.get();
  };
  expect(await opensAfter({ notesGenerated: 38, streakCount: 3 }, 27_999)).toBe(false);
  expect(await opensAfter({ notesGenerated: 39 })).toBe(true);
  expect(await opensAfter({ streakCount: 4 })).toBe(true);
  expect(await opensAfter({}, 28_000)).toBe(true);
});

test("on Basic, too, usage is asked for after a note, and the upgrade prompt can open [SBAR-23] [SBAR-18] [USE-17]", async () => {
  told = { ...used(4, "Basic"), output_tokens: 56_000 };
  const { page, submit } = await openPage("Coughing since lunch.", "user_1", "Basic");
  await submit();
  await vi.waitFor(() => expect(page.querySelector(".meter b")?.textContent).toBe("4 / 15"));
  await vi.waitFor(() => expect(upgradePrompt.get()).toBe(true));
});

test("as long as the form says something else than the note was written from, the page says that it was checked against what stood there", async () => {
  const { page, type, submit } = await openPage("Coughing since lunch.");
  await submit();
  const warning = "Your notes have changed since this note was written.";
  await vi.waitFor(() => expect(page.querySelector(".checks")).not.toBeNull());
  expect(page.textContent).not.toContain(warning);
  await type("Coughing since breakfast.");
  expect(page.textContent).toContain(warning);
  await type("Coughing since lunch.");
  expect(page.textContent).not.toContain(warning);
});

test("a failure without words shows the screen's own in the red banner, and one that the server words shows its [SBAR-24] [SBAR-25] [SBAR-26]", async () => {
  const wordless = 'event: error\ndata: {"error":""}\n\n';
  for (const [body, status, words] of [
    [wordless, 200, "Failed to generate SBAR report. Please try again."],
    ["", 500, "Failed to generate SBAR report"],
    ['{"error":"Closed for the night."}', 503, "Closed for the night."],
  ] as const) {
    const headers = { "Content-Type": body === wordless ? "text/event-stream" : "text/plain" };
    answer = async () => new Response(body, { status, headers });
    const { page, submit } = await openPage("Coughing since lunch.");
    await submit();
    const banner = () => page.querySelector(".notice.alarm[role=alert] strong")?.textContent;
    await expect.poll(banner).toBe(words);
    document.body.replaceChildren();
  }
});

test("at 50 notes of the month the page asks for no further one, and says so beside the upgrade prompt [SBAR-27] [SBAR-24]", async () => {
  const month = new Date().toISOString().slice(0, 7);
  changeFunnel("user_1", () => ({ ...NEW_FUNNEL, month, notesThisMonth: 50 }));
  const { submit, error } = await openPage("Coughing since lunch.");
  await submit();
  expect(error()).toContain("You have reached your monthly limit. Please upgrade to continue.");
  expect([isWorking(), calls, upgradePrompt.get()]).toEqual([false, [], true]);
});

test("with the first-month bonus the page asks at 50 notes, and at 75 no more [SBAR-28]", async () => {
  const month = new Date().toISOString().slice(0, 7);
  const submitAt = async (notesThisMonth: number) => {
    calls = [];
    document.body.replaceChildren();
    const funnel = { ...NEW_FUNNEL, month, notesThisMonth, firstMonthBonus: true };
    changeFunnel("user_1", () => funnel);
    const { submit, error } = await openPage("Coughing since lunch.");
    await submit();
    return error;
  };
  for (const notes of [50, 74]) {
    await submitAt(notes);
    await vi.waitFor(() => expect(calls).toContain("/api/generate-note"));
  }
  await vi.waitFor(() => expect(isWorking()).toBe(false));
  const error = await submitAt(75);
  expect(error()).toContain("You have reached your monthly limit. Please upgrade to continue.");
  expect([isWorking(), calls]).toEqual([false, []]);
});

test("while an amendment is typed beside a signed note, no other note takes the page over", async () => {
  const { page, submit, error } = await openPage("Coughing since lunch.");
  await submit();
  await vi.waitFor(() => expect(buttonIn(page, "Sign")).toBeDefined());
  answer = async () => Response.json({ error: "Busy." }, { status: 503 });
  const asked = globalThis.fetch;
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) =>
    path === "/api/note-sign"
      ? Response.json({ name: "Ann Nurse", at: 9, hash: "", seal: "" })
      : asked(path, init),
  );
  const click = (name: string) => press(page, name);
  await click("Sign");
  await vi.waitFor(() => expect(buttonIn(page, "Amend")).toBeDefined());
  await click("Amend");
  await typeInto(page.querySelector("#amendment"), "Salbutamol given.");
  calls = [];
  await submit();
  expect(error()).toContain("Add your amendment to the signed note");
  expect([isWorking(), calls]).toEqual([false, []]);
  await click("Cancel");
  await submit();
  expect(calls).toContain("/api/generate-note");
});
