import { expect, test } from "vitest";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import { openModel } from "#app/core/model/door.server.ts";
import { draftNote } from "#tests/unit/generation/drafting.ts";
import { anthropicApi } from "#workers/sandbox/anthropic/index.ts";

const SOURCES = [
  {
    name: "nurseNotes",
    label: "Nurse's Notes",
    text: "Mrs. Kowalski is short of breath. SpO2 88%. Will recheck at 06:30.",
  },
];

test("in the Workers runtime a note is drafted through the real SDK, and the name never leaves", async () => {
  const sent: string[] = [];
  const model = openModel({
    apiKey: "sk-ant-test",
    model: "claude-test",
    fetch: async (url, init) => {
      const request = new Request(url as string, init);
      request.headers.set("x-sandbox-duration-ms", "0");
      sent.push(await request.clone().text());
      return anthropicApi(request);
    },
  });
  const statements: string[] = [];
  const signal = new AbortController().signal;
  for await (const event of draftNote(
    model,
    openPseudonymizer([]),
    SOURCES,
    { maxOutputTokens: 4000 },
    signal,
  ))
    if (event.type === "statement") statements.push(event.text);
  expect(statements).toEqual(["Mrs. Kowalski is short of breath.", "SpO2 88%.", "Will recheck at 06:30."]);
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toContain("Kowalski");
});

test("in the Workers runtime cancelling ends the call while the answer is being made", async () => {
  const controller = new AbortController();
  const model = openModel({
    apiKey: "sk-ant-test",
    model: "claude-test",
    fetch: (url, init) => anthropicApi(new Request(url as string, init)),
  });
  const request = {
    instructions: "",
    messages: [{ role: "user" as const, text: "Dizzy." }],
    schema: null,
    maxOutputTokens: 500,
  };
  const consume = async () => {
    for await (const event of model.stream(request, controller.signal))
      if (event.type === "text") controller.abort();
  };
  await expect(consume()).rejects.toMatchObject({ code: "cancelled" });
});
