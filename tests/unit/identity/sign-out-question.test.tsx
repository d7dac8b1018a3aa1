// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import "../overlays-loaded.ts";
import { lostWords } from "#app/core/identity/inactivity/lost-words.ts";
import { requestSignOut, SignOutQuestion } from "#app/core/identity/inactivity/sign-out-question.tsx";
import type { RetentionFacts } from "#app/core/record/record.ts";
import { flushWork, keeperOf } from "#app/core/record/work/browser-work.ts";
import { buttonIn, press, render } from "../render.ts";

vi.mock("@clerk/react-router", () => ({ useClerk: () => ({ signOut: async () => {} }) }));

const NOTHING: RetentionFacts = { retention: "sign_out", isChosen: false, neverLeft: 0, unfinished: [] };
const leave = vi.fn(async () => {});

/** The page of a person who presses Sign out, while the server answers this. */
async function signingOut(answer: () => Promise<Response>) {
  vi.stubGlobal("fetch", answer);
  await render(<SignOutQuestion leave={leave} />);
  await act(async () => requestSignOut());
}
const told = (facts: Partial<RetentionFacts>) => async () => Response.json({ ...NOTHING, ...facts });
const pressLater = async (name: string) => {
  await expect.poll(() => buttonIn(document.body, name)).toBeDefined();
  await press(document.body, name);
};

test("who loses nothing by it is signed out without a question", async () => {
  await signingOut(told({}));
  await expect.poll(() => leave.mock.calls).toEqual([["asked"]]);
  expect(document.querySelector("[role=dialog]")).toBeNull();
});

test.each([
  ["Erase and sign out", [["asked"]]],
  ["Keep and sign out", [["kept"]]],
  ["Stay signed in", []],
])("what never left the page is asked about before it is erased: %s", async (answer, calls) => {
  await signingOut(told({ neverLeft: 1 }));
  await expect.poll(() => document.body.textContent).toContain("A finished note was never copied");
  expect(leave).not.toHaveBeenCalled();
  await pressLater(answer);
  expect(leave.mock.calls).toEqual(calls);
  await press(document.body, "Stay signed in");
});

const UNANSWERED: Record<string, () => Promise<Response>> = {
  "is out of reach": async () => {
    throw new TypeError("Failed to fetch");
  },
  fails: async () => new Response("", { status: 500 }),
};

test.each(Object.keys(UNANSWERED))(
  "what a sign-out would erase is asked about all the same where the server %s",
  async (how) => {
    await signingOut(UNANSWERED[how] as () => Promise<Response>);
    await expect.poll(() => document.body.textContent).toContain("We cannot tell right now whether you have");
    expect(leave).not.toHaveBeenCalled();
    const names = [...document.querySelectorAll("[role=dialog] button")].map((one) => one.textContent);
    expect(names).toEqual(["Keep and sign out", "Erase and sign out", "Stay signed in"]);
    expect(document.activeElement?.textContent).toBe("Keep and sign out");
    await pressLater("Keep and sign out");
    expect(leave.mock.calls).toEqual([["kept"]]);
    await pressLater("Stay signed in");
  },
);

test("a server that takes too long is waited for two seconds, and then it is asked what to do", async () => {
  vi.useFakeTimers();
  await signingOut(() => new Promise(() => {}));
  await act(async () => vi.advanceTimersByTimeAsync(2_000));
  expect(document.body.textContent).toContain("We cannot tell right now whether you have");
  expect(leave).not.toHaveBeenCalled();
  await press(document.body, "Stay signed in");
  expect(document.querySelector("[role=dialog]")).toBeNull();
});

test("a server that does not have everything that was typed is not believed that nothing would be lost", async () => {
  const kind = {
    tool: "chat",
    empty: "",
    called: () => "note",
    isEmpty: (text: string) => text === "",
    read: (stored: unknown) => String(stored ?? ""),
  } as const;
  const at = { text: null, revision: 0, saveId: "", savedAt: null, isFromEarlierSession: false };
  const session = { userId: "user_1", sessionId: "s1", browserKey: btoa("k".repeat(32)) };
  keeperOf(kind, "user_1", { tool: "chat", ...at, ...session }).change("Wound, day 3");
  vi.stubGlobal("fetch", async (_: string, { method }: RequestInit) =>
    method === "PUT" ? new Response("", { status: 503 }) : Response.json(NOTHING),
  );
  await render(<SignOutQuestion leave={leave} />);
  await act(async () => requestSignOut());
  await expect.poll(() => document.body.textContent).toContain("We cannot tell right now whether you have");
  expect(leave).not.toHaveBeenCalled();
  await pressLater("Stay signed in");
  vi.stubGlobal("fetch", async () => Response.json({ revision: 1 }));
  expect(await flushWork()).toBe(true);
});

test("the question names the notes and the tools", () => {
  expect(lostWords(NOTHING)).toBeNull();
  expect(lostWords({ ...NOTHING, neverLeft: 2, unfinished: ["nanda", "sbar"] })).toBe(
    "2 finished notes were never copied, printed or downloaded. What you typed in the NANDA form and the SBAR form has not become a note yet.",
  );
  const unfinished = ["sbar", "template:dar", "template:soap"] as const;
  expect(lostWords({ ...NOTHING, unfinished: [...unfinished] })).toBe(
    "What you typed in the SBAR form and a note template has not become a note yet.",
  );
  expect(lostWords({ ...NOTHING, unfinished: ["nanda", "sbar", "template:dar"] })).toBe(
    "What you typed in the NANDA form, the SBAR form, and a note template has not become a note yet.",
  );
  expect(lostWords({ ...NOTHING, unfinished: ["chat", "research", "sbar"] })).toBe(
    "What you typed in the SBAR form has not become a note yet. What you typed in NurseGPT Chat and Medical Research has no answer yet.",
  );
  expect(lostWords({ ...NOTHING, unfinished: ["document-question:1", "document-question:2"] })).toBe(
    "What you typed in the question field of a document has no answer yet.",
  );
});
