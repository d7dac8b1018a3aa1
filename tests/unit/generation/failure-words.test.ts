import { expect, test } from "vitest";
import { ERRORS, type ErrorCode } from "#app/base/http/errors.ts";

type Declared = { name: string; failures?: Partial<Record<ErrorCode, ErrorCode>> };

const modules = import.meta.glob<Record<string, Declared>>("/app/rooms/**/*.generation.ts", { eager: true });
const tools = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((one) => typeof one === "object" && "name" in one && "request" in one),
);

/** What each tool calls its output; no other tool uses these words. */
const NOUNS: Record<string, RegExp> = {
  sbar: /SBAR report|note/,
  template: /note/,
  nanda: /NANDA diagnosis|diagnoses/,
  research: /medical research|question|answer/,
  chat: /question|answer/,
  question: /answer/,
};

test("Whatever the model's failure, each tool names what it writes itself [SBAR-26] [NANDA-11] [DOC-22] [RES-18]", () => {
  expect(tools.map(({ name }) => name).toSorted()).toEqual(Object.keys(NOUNS).toSorted());
  for (const { name, failures = {} } of tools)
    for (const code of ["model_failed", "model_refused", "model_cut_off", "model_too_long"] as const) {
      const { words } = ERRORS[failures[code] ?? code];
      expect(words, `${name} ${code}`).toMatch(NOUNS[name] ?? /^$/);
      if (name !== "sbar") expect(words, `${name} ${code}`).not.toContain("SBAR");
    }
  expect(ERRORS.model_failed.words).not.toMatch(/SBAR|NANDA|note/);
  const saidBy = (tool: string) =>
    ERRORS[tools.find(({ name }) => name === tool)?.failures?.model_failed ?? "model_failed"].words;
  expect(saidBy("sbar")).toBe("Failed to generate SBAR report. Please try again.");
  expect(saidBy("nanda")).toBe("Failed to generate NANDA diagnosis");
  expect(saidBy("research")).toBe("Failed to perform medical research");
  const { failures = {} } = tools.find(({ name }) => name === "question") ?? {};
  for (const code of [
    "model_failed",
    "model_refused",
    "model_cut_off",
    "model_too_long",
    "model_busy",
    "model_timed_out",
  ] as const)
    expect(ERRORS[failures[code] ?? code].words).toBe("Failed to get an answer. Please try again.");
});
