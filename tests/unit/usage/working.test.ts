// @vitest-environment happy-dom
import { act } from "react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { canReadEvents } from "#app/base/http/events.ts";
import { ApiError } from "#app/base/http/request.ts";
import { IDLE } from "#app/core/generation/generation-client.ts";
import { useGeneration } from "#app/core/generation/use-generation.ts";
import { useChat } from "#app/rooms/chat/use-chat.ts";
import type { Uploader } from "#app/rooms/documents/analysis/uploader.ts";
import { useAnalysis } from "#app/rooms/documents/analysis/use-analysis.ts";
import { useQuestions } from "#app/rooms/documents/questions/use-questions.ts";
import { nandaClient } from "#app/rooms/nanda/nanda-client.ts";
import { researchClient } from "#app/rooms/research/research-client.ts";
import { isWorking } from "#tests/unit/is-working.ts";
import { renderHook } from "../render.ts";

const nothing = () => {};
const NURSE = { userId: "user_1", plan: "Free" } as const;
let answer: (response: Response) => void;

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
});
// The parser of streamed answers is loaded, as on a page in use.
beforeAll(() => canReadEvents());

/** Starts each kind of work on a page. */
const WORK = {
  "a search": async () => {
    const page = await renderHook(() => useGeneration(researchClient, IDLE, NURSE));
    return () => page().generate("Falls?");
  },
  "nursing diagnoses": async () => {
    const page = await renderHook(() => useGeneration(nandaClient, IDLE, NURSE));
    return () => page().generate("RR 30");
  },
  "a chat message": async () => {
    const page = await renderHook(() => useChat({ userId: "user_1", plan: "Free", opened: null }));
    return () => page().send("Do foam dressings help?");
  },
  "a question about a document": async () => {
    const page = await renderHook(() => useQuestions("doc-1", [], nothing));
    return () => page().ask("Which drugs?");
  },
};

test.each(Object.entries(WORK))(
  "%s is work under way until it is answered [SHELL-11]",
  async (_kind, open) => {
    const begin = await open();
    expect(isWorking()).toBe(false);
    await act(async () => void begin());
    expect(isWorking()).toBe(true);
    await act(async () => answer(Response.json({ error: "Busy." }, { status: 503 })));
    expect(isWorking()).toBe(false);
  },
);

test("a document is work under way while it is sent and while it is analysed, and not once it failed [SHELL-11]", async () => {
  let sent = (_upload: { uploadId: string; checksums: string[] }) => {};
  let fail = (_error: unknown) => {};
  const uploader: Uploader = {
    uploadFile: () => new Promise((resolve) => (sent = resolve)),
    processUpload: () => new Promise((_resolve, reject) => (fail = reject)),
    failureWords: () => "No.",
  };
  const page = await renderHook(() =>
    useAnalysis({ userId: "user_1", uploader, open: null, onSpent: nothing }),
  );
  expect(isWorking()).toBe(false);
  await act(async () => page().analyse(new File(["a"], "letter.pdf")));
  expect([page().state.step, isWorking()]).toEqual(["uploading", true]);
  await act(async () => sent({ uploadId: "u1", checksums: [] }));
  expect([page().state.step, isWorking()]).toEqual(["analysing", true]);
  await act(async () => fail(new ApiError("No.", { code: "http_error", status: 415 })));
  expect([page().state.step, isWorking()]).toEqual(["failed", false]);
});
