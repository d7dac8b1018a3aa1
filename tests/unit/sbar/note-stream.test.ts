import { beforeEach, expect, test, vi } from "vitest";
import { requestGeneration } from "#app/core/generation/generation-client.ts";
import type { NoteStatement } from "#app/rooms/sbar/note-answer.ts";
import { sbarClient } from "#app/rooms/sbar/sbar-client.ts";
import { answering, sse } from "../generation/served-events.ts";

beforeEach(() => void vi.stubGlobal("window", { dispatchEvent: () => true }));
const FORM = { nurseNotes: "Pt SOB", vitalSigns: "HR 118", demographics: { age: "71" } };
const statement: NoteStatement = {
  section: "situation",
  text: "SOB.",
  standing: "supported",
  evidence: [],
  mismatches: [],
};

function read(customerId: string | null = "user_1") {
  const { signal } = new AbortController();
  return Array.fromAsync(requestGeneration(sbarClient, FORM, { customerId, key: "k1", signal }));
}

test("the call sends the specified body and a key that stands for this input [API-19]", async () => {
  const fetched = answering(sse(["done", { note: {} }]));
  await read();
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect([path, init?.method]).toEqual(["/api/generate-note", "POST"]);
  expect(JSON.parse(String(init?.body))).toEqual({
    vital_signs: "HR 118",
    description: "Pt SOB",
    format: "SBAR",
    notification: "",
    demographics: { age: "71" },
  });
  expect(init?.headers).toMatchObject({
    "Idempotency-Key": "k1",
    Accept: "text/event-stream, application/json",
  });
});

test("without a customer id nothing is called [ERR-11]", async () => {
  const fetched = answering("");
  await expect(read(null)).rejects.toThrow("Customer ID is required");
  expect(fetched).not.toHaveBeenCalled();
});

test("a stream that ends without done leaves no note, and an error event is an error", async () => {
  answering(sse(["statement", { index: 0, ...statement }]));
  await expect(read()).rejects.toThrow("Failed to generate SBAR report");
  answering(sse(["error", { error: "Busy", code: "model_busy" }]));
  await expect(read()).rejects.toMatchObject({ message: "Busy", reason: "model_busy" });
});

test("a plain JSON answer is read as well, with the note as text or as it is [SBAR-13] [SBAR-15] [API-19]", async () => {
  const json = { headers: { "Content-Type": "application/json" } };
  answering(JSON.stringify({ note: "SITUATION\na\nBACKGROUND\nb" }), json);
  expect(await read()).toMatchObject([
    { type: "done", answer: { note: { situation: "a", background: "b" } } },
  ]);
  const note = {
    situation: "s",
    background: "b",
    assessment: "a",
    recommendation: "r",
    nursingDiagnoses: [{ diagnosis: "d", relatedFactors: ["f"], definingCharacteristics: ["c"] }],
  };
  answering(JSON.stringify({ note }), json);
  expect(await read()).toMatchObject([{ type: "done", answer: { note } }]);
  const { situation, ...others } = note;
  const nothing = Object.fromEntries(Object.entries(others).map(([part, text]) => [part, text.slice(1)]));
  answering(JSON.stringify({ note: { situation } }), json);
  expect(await read()).toMatchObject([{ type: "done", answer: { note: { situation, ...nothing } } }]);
});

test("an answer that cannot be read is no note, and fails in the words for that [ERR-03]", async () => {
  const unread = { code: "invalid_json", message: "Failed to parse server response" };
  const json = { headers: { "Content-Type": "application/json" } };
  for (const body of ["{", "<html>", "null"]) {
    answering(body, json);
    await expect(read()).rejects.toMatchObject(unread);
  }
});

test("a failed answer's JSON error is the message, else its text, else fixed words [ERR-10] [SBAR-25]", async () => {
  const failure = async (body: string) => {
    answering(body, { status: 500, headers: { "Content-Type": "text/plain" } });
    return ((await read().catch((error: unknown) => error)) as Error).message;
  };
  expect(await failure('{"error":"You have reached your monthly limit."}')).toBe(
    "You have reached your monthly limit.",
  );
  expect(await failure("upstream broke")).toBe("upstream broke");
  for (const body of ["", "{}", "<html>502</html>", "\n <html>", '{"error":""}', '{"error":null}'])
    expect(await failure(body)).toBe("Failed to generate SBAR report");
});

test("a call that is answered with a failure fails with that answer's words and status [ERR-10] [SBAR-25]", async () => {
  const failure = async (body: string) => {
    answering(body, { status: 503, headers: { "Content-Type": "text/plain" } });
    return read().catch((error: unknown) => error);
  };
  expect(await failure('{"error":"Busy.","code":"model_busy"}')).toMatchObject({
    message: "Busy.",
    code: "http_error",
    status: 503,
    reason: "model_busy",
  });
  expect(await failure("upstream broke")).toMatchObject({ message: "upstream broke", status: 503 });
  expect(await failure("")).toMatchObject({ message: "Failed to generate SBAR report", status: 503 });
});

test("text is a draft until its statement is checked", () => {
  const { grow, nothingYet } = sbarClient;
  const grown = (
    [
      { type: "section", section: "situation" },
      { type: "text", index: 0, section: "situation", text: "SO" },
      { type: "text", index: 0, section: "situation", text: "B." },
    ] as const
  ).reduce(grow, nothingYet);
  expect(grown).toEqual([{ index: 0, section: "situation", text: "SOB.", checked: null }]);
  expect(grow(grown, { type: "statement", index: 0, ...statement })).toEqual([
    { index: 0, section: "situation", text: "SOB.", checked: statement },
  ]);
});
