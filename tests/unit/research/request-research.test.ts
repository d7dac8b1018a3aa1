import { beforeEach, expect, test, vi } from "vitest";
import { ERRORS } from "#app/base/http/errors.ts";
import { ApiError, setCustomerId } from "#app/base/http/request.ts";
import { failedProgress, requestGeneration } from "#app/core/generation/generation-client.ts";
import { plainAnswer } from "#app/core/literature/answer/answer.ts";
import { researchClient } from "#app/rooms/research/research-client.ts";
import { answering, sse } from "../generation/served-events.ts";

beforeEach(() => void vi.stubGlobal("window", { dispatchEvent: () => true }));
const DONE = { result: "Yes. [1]", citations: ["A."], answer: null };

const { readAnswer } = researchClient;

function read(customerId: string | null = "user_1") {
  const { signal } = new AbortController();
  return Array.fromAsync(requestGeneration(researchClient, "Falls?", { customerId, key: "k1", signal }));
}

test("the call sends the query, the customer's id, and a key that stands for the query [API-20] [OPEN-49]", async () => {
  setCustomerId("user_1");
  const fetched = answering(sse(["text", { text: "Ye" }], ["done", DONE]));
  expect(await read()).toEqual([
    { type: "text", text: "Ye" },
    { type: "done", answer: DONE },
  ]);
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe("/api/medical-research");
  expect(init?.method).toBe("POST");
  expect(JSON.parse(String(init?.body))).toEqual({ query: "Falls?" });
  expect(init?.headers).toMatchObject({
    "X-Customer-ID": "user_1",
    "Idempotency-Key": "k1",
    Accept: "text/event-stream, application/json",
  });
});

test("without a customer id nothing is called [ERR-11] [RES-14]", async () => {
  const fetched = answering("");
  for (const none of [null, ""]) await expect(read(none)).rejects.toThrow(/^Customer ID is required$/);
  expect(fetched).not.toHaveBeenCalled();
});

test("the content is the result, else the content, and citations are texts, none by default [RES-17] [API-20]", async () => {
  expect(readAnswer({ result: "R", content: "C", citations: ["a", 1, "b"] })).toEqual({
    result: "R",
    citations: ["a", "b"],
    answer: null,
  });
  expect(readAnswer({ content: "C" })).toEqual({ result: "C", citations: [], answer: null });
  expect(readAnswer({ result: { text: "R" }, content: "C" })).toMatchObject({ result: "C" });
  expect(readAnswer({ result: "", content: "C", citations: "a" })).toMatchObject({
    result: "C",
    citations: [],
  });
  expect(readAnswer(null)).toEqual({ result: "", citations: [], answer: null });
  answering('{"content":"C"}', { headers: { "Content-Type": "application/json" } });
  expect(await read()).toEqual([{ type: "done", answer: { result: "C", citations: [], answer: null } }]);
});

test("a failed answer's JSON error is the message, else its text, else fixed words [ERR-10] [RES-18]", async () => {
  const words = async (body: string) => {
    answering(body, { status: 503, headers: { "Content-Type": "text/plain" } });
    return ((await read().catch((error: unknown) => error)) as Error).message;
  };
  expect(await words('{"error":"You have reached your monthly limit."}')).toBe(
    "You have reached your monthly limit.",
  );
  expect(await words("upstream broke")).toBe("upstream broke");
  for (const body of ["", "{}", "<html>502</html>", '{"error":""}'])
    expect(await words(body)).toBe("Failed to perform medical research");
  expect(ERRORS.research_failed.words).toBe("Failed to perform medical research");
  answering(sse(["text", { text: "Ye" }]));
  await expect(read()).rejects.toThrow("Failed to perform medical research");
});

test("an error without a message has the screen's own words, and one of a signed-out person asks to sign in [RES-14] [RES-19] [RES-20] [OPEN-61]", () => {
  const shown = (error: unknown) => failedProgress(researchClient, error);
  expect(shown(new Error(""))).toEqual({
    status: "failed",
    message: "Failed to retrieve research results. Please try again.",
    reason: null,
  });
  expect(shown("odd")).toMatchObject({
    message: "Failed to retrieve research results. Please try again.",
  });
  expect(shown(new Error("Broken off."))).toMatchObject({ message: "Broken off." });
  expect(shown(new ApiError("Busy", { reason: "model_busy" }))).toEqual({
    status: "failed",
    message: "Busy",
    reason: "model_busy",
  });
  expect(shown(new ApiError("Authentication required.", { status: 401 }))).toMatchObject({
    message: "Please sign in to use the research feature.",
  });
});

test("a research answer whose form for the page cannot be shown is shown as its text [RES-17]", () => {
  const answer = plainAnswer("They do.", null);
  const { pieces: _pieces, ...damaged } = answer;
  const read = (answer: unknown) => readAnswer({ result: "They do.", answer });
  expect(read(answer)).toEqual({ result: "They do.", citations: [], answer });
  expect(read(damaged)).toEqual({ result: "They do.", citations: [], answer: null });
});
