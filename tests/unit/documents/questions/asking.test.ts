import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "#app/base/http/request.ts";
import { requestGeneration } from "#app/core/generation/generation-client.ts";
import { problemOf, questionClient } from "#app/rooms/documents/questions/question-client.ts";
import { questionRefusal, useQuestions } from "#app/rooms/documents/questions/use-questions.ts";
import { fakeStorage } from "../pages/page-parts.ts";
import { renderHookOnce } from "../pages/render-hook-once.tsx";

const TYPE = "Please type a question.";
const NOTHING_THERE = "No file has been analyzed yet. Please upload a document first.";
const FAILED = "Failed to get an answer. Please try again.";

let calls: { method: string | undefined; path: string; body: unknown; document: string | null }[];
let answer: () => Response;

beforeEach(() => {
  calls = [];
  answer = () => Response.json({ response: "Metoprolol." });
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("window", { dispatchEvent: () => true });
  vi.stubGlobal("fetch", async (path: string, { method, body, headers }: RequestInit = {}) => {
    if (path.startsWith("/api/work/")) return new Promise<Response>(() => {}); // keeping the text is tested elsewhere
    const document = new Headers(headers).get("X-Document-ID");
    calls.push({ method, path, body: JSON.parse(String(body)), document });
    return answer();
  });
});

describe("A question", () => {
  test("needs words, then a document that was analysed [DOC-20] [DOC-21]", () => {
    for (const blank of ["", "  ", "\n\t "]) {
      expect(questionRefusal(blank, "doc-1")).toBe(TYPE);
      expect(questionRefusal(blank, null)).toBe(TYPE);
    }
    expect(questionRefusal("Why?", null)).toBe(NOTHING_THERE);
    expect(questionRefusal("?", "doc-1")).toBeNull();
  });

  test("that is refused is neither sent nor logged [DOC-20] [DOC-21]", async () => {
    const onAsked = vi.fn();
    const { ask } = renderHookOnce(() => useQuestions("doc-1", [], onAsked));
    expect(await ask(" \n ")).toBe(false);
    const early = renderHookOnce(() => useQuestions(null, [], onAsked));
    expect(await early.ask("Which drugs?")).toBe(false);
    expect([calls, onAsked.mock.calls]).toEqual([[], []]);
  });

  test("names its document on the analysis page, and on the document's own page is sent alone [API-26] [DOC-41]", async () => {
    const query = "Which drugs?";
    const onAsked = vi.fn();
    expect(await renderHookOnce(() => useQuestions("doc-1", [], onAsked)).ask(query)).toBe(true);
    expect(await renderHookOnce(() => useQuestions("doc-1", [], onAsked, true)).ask(query)).toBe(true);
    expect(calls).toEqual([
      { method: "POST", path: "/api/query-file", body: { query, file_id: "doc-1" }, document: null },
      { method: "POST", path: "/api/query-file", body: { query }, document: "doc-1" },
    ]);
    expect(onAsked.mock.calls).toEqual([[query], [query]]);
  });

  test("is answered by the field response, also by a server that says nothing of places [API-26]", async () => {
    const about = { query: "Which drugs?", fileId: "doc-1", isOpen: false };
    const asking = { customerId: undefined, key: "k", signal: new AbortController().signal };
    const events = await Array.fromAsync(requestGeneration(questionClient, about, asking));
    const pieces = [{ text: "Metoprolol.", places: [] }];
    expect(events).toEqual([{ type: "done", answer: { response: "Metoprolol.", pieces, answered: false } }]);
  });

  test("that failed is said in fixed words, unless the server's own say more [DOC-22]", async () => {
    const failure = (reason: string | null, words: string | null) =>
      problemOf(new ApiError("HTTP error 500", { code: "http_error", status: 500, reason, words }));
    expect(failure(null, null)).toBe(FAILED);
    expect(failure("unexpected", "An unexpected error occurred.")).toBe(FAILED);
    expect(failure("model_busy", "The assistant is busy right now.")).toBe(FAILED);
    expect(problemOf(new ApiError("Network request failed", { code: "network_error" }))).toBe(FAILED);
    expect(problemOf(new TypeError("x is not a function"))).toBe(FAILED);
    expect(failure("limit_reached", "No more.")).toBe("No more.");
    answer = () =>
      Response.json({ error: "An unexpected error occurred.", code: "unexpected" }, { status: 500 });
    expect(await renderHookOnce(() => useQuestions("doc-1", [], vi.fn())).ask("Which drugs?")).toBe(false);
  });
});
