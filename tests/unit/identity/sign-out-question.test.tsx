// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../overlays-loaded.ts";
import {
  lostWords,
  requestSignOut,
  SignOutQuestion,
} from "#app/core/identity/inactivity/sign-out-question.tsx";
import type { RetentionFacts } from "#app/core/record/record.ts";
import { buttonIn, closePages, drawn } from "../opened.ts";

vi.mock("@clerk/react-router", () => ({ useClerk: () => ({ signOut: async () => {} }) }));

const NOTHING: RetentionFacts = { retention: "sign_out", isChosen: false, neverLeft: 0, unfinished: [] };
const leave = vi.fn(async () => {});

beforeEach(() => leave.mockClear());
afterEach(async () => {
  await closePages();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The page of somebody who presses Sign out, while the server says this. */
async function signingOut(answer: () => Promise<Response>) {
  vi.stubGlobal("fetch", answer);
  await drawn(<SignOutQuestion leave={leave} />);
  await act(async () => requestSignOut());
}
const told = (facts: Partial<RetentionFacts>) => async () => Response.json({ ...NOTHING, ...facts });
const press = async (name: string) => {
  await expect.poll(() => buttonIn(document.body, name)).toBeDefined();
  await act(async () => buttonIn(document.body, name)?.click());
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
  await press(answer);
  expect(leave.mock.calls).toEqual(calls);
  await act(async () => buttonIn(document.body, "Stay signed in")?.click());
});

test("a server that does not answer keeps nobody signed in", async () => {
  await signingOut(async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect.poll(() => leave.mock.calls).toEqual([["asked"]]);
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
});
