import type { ComponentProps, ReactElement } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "#app/base/http/request.ts";
import { requestGeneration } from "#app/core/generation/generation-client.ts";
import { readActivities } from "#app/core/usage/activity-log.ts";
import { AnalysisBody, loadResults } from "#app/rooms/documents/analysis/components/analysis-body.tsx";
import { DocumentView } from "#app/rooms/documents/history/components/document-view.tsx";
import type { Questions } from "#app/rooms/documents/questions/components/questions.tsx";
import { problemOf, questionClient } from "#app/rooms/documents/questions/question-client.ts";
import { questionRefusal, useQuestions } from "#app/rooms/documents/questions/use-questions.ts";
import type { Results } from "#app/rooms/documents/viewer/components/results.tsx";
import { htmlOf } from "#tests/unit/html-of.tsx";
import { DONE, detailAt, fakeStorage } from "./page-parts.ts";
import { renderHookOnce } from "./render-hook-once.tsx";

const shown = vi.hoisted(() => ({ questions: null as unknown, results: null as unknown }));
vi.mock("#app/rooms/documents/questions/components/questions.tsx", () => ({
  Questions: ({ questions }: { questions: unknown }) => {
    shown.questions = questions;
    return null;
  },
}));
vi.mock("#app/rooms/documents/viewer/components/results.tsx", () => ({
  Results: (props: unknown) => {
    shown.results = props;
    return null;
  },
}));
vi.mock("@clerk/react-router", () => ({ useAuth: () => ({ userId: "user_1" }) }));

const TYPE = "Please type a question.";
const NOTHING_THERE = "No file has been analyzed yet. Please upload a document first.";
const FAILED = "Failed to get an answer. Please try again.";
const LONG_QUESTION = "Which drugs does she take now? And how often?";

let calls: { method: string | undefined; path: string; body: unknown; document: string | null }[];
let answer: () => Response;
let storage: Storage;

beforeEach(() => {
  calls = [];
  answer = () => Response.json({ response: "Metoprolol." });
  storage = fakeStorage();
  vi.stubGlobal("localStorage", storage);
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

/** Renders a page and returns the props of its question form. */
function drawnWith(page: ReactElement) {
  const html = htmlOf(page);
  return { html, questions: shown.questions as ComponentProps<typeof Questions>["questions"] };
}

const analysisPage = (onClear = vi.fn()) =>
  drawnWith(
    <AnalysisBody
      userId="user_1"
      state={DONE}
      usage={{ file_analysis_used: 0, file_analysis_limit: 1 }}
      choosing={{} as never}
      onClear={onClear}
      steering={{ onPause: vi.fn(), onGoOn: vi.fn() }}
      onAgain={vi.fn()}
    />,
  );

const logged = () => readActivities(storage, "user_1").map(({ type, description }) => [type, description]);

test("both pages log a question as an analysis, shortened to 30 characters, and send it with its document or alone [DOC-23] [DOC-41] [API-26] [OPEN-67]", async () => {
  const document = <DocumentView detail={detailAt("done")} timeZone="UTC" onRetry={vi.fn()} />;
  const entry = ["document_analysis", "Asked: Which drugs does she take now?..."];
  await analysisPage().questions.ask(LONG_QUESTION);
  expect(logged()).toEqual([entry]);
  await drawnWith(document).questions.ask(LONG_QUESTION);
  expect(logged()).toEqual([entry, entry]);
  expect(calls.map(({ body, document }) => [body, document])).toEqual([
    [{ query: LONG_QUESTION, file_id: "doc-1" }, null],
    [{ query: LONG_QUESTION }, "doc-1"],
  ]);
});

test("both ways out of the results start over [DOC-10] [DOC-14]", async () => {
  await loadResults();
  const onClear = vi.fn();
  analysisPage(onClear);
  const { onAnother, onStartOver } = shown.results as ComponentProps<typeof Results>;
  onAnother();
  onStartOver();
  expect(onClear).toHaveBeenCalledTimes(2);
});

test("a document's page begins with what was asked before [DOC-41]", () => {
  const past = { id: "q1", query: "Which oxygen?", response: "None.", created_at: "", pieces: [] };
  const earlier = { ...past, id: "q2", query: "Which drugs?", response: "Metoprolol." };
  for (const told of [{}, { analysis: null }]) {
    shown.questions = null;
    const detail = detailAt("done", { recent_queries: [past, earlier], ...told });
    const { questions } = drawnWith(<DocumentView detail={detail} timeZone="UTC" onRetry={vi.fn()} />);
    expect(questions.list).toMatchObject([
      { query: "Which oxygen?", pieces: [{ text: "None." }] },
      { query: "Which drugs?", pieces: [{ text: "Metoprolol." }] },
    ]);
  }
});
