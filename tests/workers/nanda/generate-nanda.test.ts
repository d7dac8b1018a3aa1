import { env, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import type { NandaAnswer } from "#app/rooms/nanda/nanda-answer.ts";
import { fileAnalysis } from "../meter/usage-person.ts";
import { haveUsed } from "../meter/use-calls.ts";
import { freshWord, modelCalls, parseEvents, watchConsole } from "../sbar/note-calls.ts";
import { type Ask, ask, personWithPlan, post, type TestPerson } from "../signed-in.ts";

const about = (word: string, more = "") =>
  `Pt ${word} is short of breath, O2 sat 86% on room air, pneumonia. Denies pain. Unsteady, history of falls. ${more}`;

const diagnose = (person: TestPerson, body: unknown, options?: Ask) =>
  post(person, "/api/generate-nanda", body, options);

async function spent({ userId }: TestPerson) {
  const seen = await openMeter(env.USAGE_METER, userId).snapshot({ plan: "Free", isFirstMonth: false });
  const { inputTokens, outputTokens } = seen.tokens;
  return {
    diagnoses: seen.counts.nanda.used,
    notes: seen.counts.sbar.used,
    input: inputTokens.used,
    output: outputTokens.used,
    reserved: [seen.counts.nanda, inputTokens, outputTokens].map(({ reserved }) => reserved),
  };
}
const NOTHING = { diagnoses: 0, notes: 0, input: 0, output: 0, reserved: [0, 0, 0] };

test("The body's context is answered with a note as text and the diagnoses with their evidence [API-21] [NANDA-01]", async () => {
  const person = await personWithPlan();
  const word = freshWord();
  const text = about(word);
  const response = await diagnose(person, { context: text }, { headers: { "X-Customer-ID": person.userId } });
  expect(response.status).toBe(200);
  const answer: NandaAnswer = await response.json();
  expect(answer.note).toBe(`1. Breathing that does not take in enough oxygen
Related to:
- "pneumonia"
As evidenced by:
- "short of breath"
- "O2 sat 86%"
Goals (suggestions):
- Oxygen saturation stays within the ordered target at every check until the end of the shift.
- Patient speaks in full sentences at the next assessment.
Interventions (suggestions):
- Position the patient upright.
- Count respirations and measure oxygen saturation at each check.
- Listen to the lungs and document the change.
- Tell the responsible clinician when breathing gets worse.

2. Risk: Falling
Risk factors:
- "Unsteady"
- "history of falls"
Goals (suggestions):
- Patient calls for help before every transfer during this shift.
Interventions (suggestions):
- Keep the bed low and the call bell within reach.
- Stay with the patient during transfers.
- Clear the way to the bathroom.`);
  expect(answer.diagnoses.map(({ kind, priority }) => [kind, priority])).toEqual([
    ["problem", 1],
    ["risk", 2],
  ]);
  for (const { evidence, riskFactors } of answer.diagnoses)
    for (const part of [...evidence, ...riskFactors])
      for (const { field, start, end } of part.evidence)
        expect([field, text.slice(start, end)]).toEqual(["context", part.text]);
  expect([answer.notShown, answer.dropped]).toEqual([0, 0]);
  const [call] = await modelCalls(word);
  expect(call?.body).toContain("short of breath");
});

test("A diagnosis that nothing in the text supports is counted and not shown", async () => {
  const person = await personWithPlan();
  const answer: NandaAnswer = await (
    await diagnose(person, { context: about(freshWord(), "[[sandbox:invent]]") })
  ).json();
  expect(answer.diagnoses).toHaveLength(2);
  expect(answer.notShown).toBe(1);
  expect(JSON.stringify(answer)).not.toMatch(/418|insulin|Blood sugar/);
});

test("A stream tells each diagnosis as it grows and ends with the very answer that JSON gives [API-21]", async () => {
  const person = await personWithPlan();
  const body = { context: about(freshWord()) };
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const streamed = await diagnose(person, body, { headers: { ...headers, Accept: "text/event-stream" } });
  expect(streamed.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
  const events = parseEvents(await streamed.text());
  expect(events.slice(-2).map(({ type }) => type)).toEqual(["usage", "done"]);
  expect(events[0]).toEqual({ type: "begun", index: 0, kind: "problem" });
  for (const { index, part, at, text } of events.filter(({ type }) => type === "part")) {
    const pieces = events.filter(
      (event) => event.type === "text" && event.index === index && event.part === part && event.at === at,
    );
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  }
  const { type: _, ...done } = events.at(-1)!;
  expect(done).toEqual(await (await diagnose(person, body, { headers })).json());
});

test("A whole answer is counted under its own feature with the model's tokens, a failed one is free [USE-10]", async () => {
  const person = await personWithPlan();
  for (const fault of ["refusal", "cutoff", "max_tokens"])
    expect((await diagnose(person, { context: about(freshWord(), `[[sandbox:${fault}]]`) })).ok).toBe(false);
  expect(await spent(person)).toEqual(NOTHING);
  const answer: NandaAnswer = await (await diagnose(person, { context: about(freshWord()) })).json();
  expect(await spent(person)).toEqual({
    diagnoses: 1,
    notes: 0,
    input: answer.usage.input_tokens,
    output: answer.usage.output_tokens,
    reserved: [0, 0, 0],
  });
  expect(answer.usage.output_tokens).toBeGreaterThan(0);
});

test("Empty, blank, too long and foreign requests are refused, cost nothing, and leave no word in the log", async () => {
  const written = watchConsole();
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  const word = freshWord();
  const cases: [unknown, number, string][] = [
    [{ context: "" }, 400, "missing_context"],
    [{ context: " \n\t" }, 400, "missing_context"],
    [{}, 400, "missing_context"],
    [{ context: 7 }, 400, "invalid_request"],
    [{ context: [word] }, 400, "invalid_request"],
    [`{"context": "${word}`, 400, "invalid_json"],
    [{ context: word.repeat(2_000) }, 413, "text_too_long"],
  ];
  for (const [body, status, code] of cases) {
    const answer = await diagnose(person, body);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
  }
  const foreign = await diagnose(
    person,
    { context: about(word) },
    { headers: { "X-Customer-ID": other.userId } },
  );
  expect(foreign.status).toBe(403);
  expect((await ask(person, "/api/generate-nanda")).status).toBe(405);
  expect(await spent(person)).toEqual(NOTHING);
  expect(await spent(other)).toEqual(NOTHING);
  expect(await modelCalls(word)).toEqual([]);
  expect((await diagnose(person, { context: about(word, "[[sandbox:refusal]]") })).status).toBe(422);
  expect(written.text()).not.toContain("Quok");
});

test.for([
  ["Free", 15],
  ["Basic", 30],
  ["Premium", 90],
] as const)(
  "On %s the last of %i is generated, and the next is refused in the specified words [USE-10] [NANDA-07] [OPEN-30] [OPEN-58]",
  async ([plan, limit]) => {
    const person = await personWithPlan(plan);
    await haveUsed(person, "nanda", limit - 1);
    expect((await diagnose(person, { context: about(freshWord()) }, { plan })).status).toBe(200);
    const word = freshWord();
    const refused = await diagnose(person, { context: about(word) }, { plan });
    expect(refused.status).toBe(402);
    expect(await refused.json()).toEqual({
      error: "You have reached your monthly limit for NANDA diagnoses. Please upgrade to continue.",
      code: "nanda_limit_reached",
    });
    expect(await modelCalls(word)).toEqual([]);
    expect((await spent(person)).diagnoses).toBe(limit);
  },
);

test("Used up tokens refuse it in the general words, since no diagnosis was one too many [USE-02]", async () => {
  const person = await personWithPlan();
  await runInDurableObject(env.USAGE_METER.getByName(person.userId), (meter) => {
    const command = fileAnalysis();
    meter.reserve(command);
    const { reservationId } = command;
    meter.commit({ reservationId, inputTokens: 75_000, outputTokens: 0, isCounted: false });
  });
  const refused = await diagnose(person, { context: about(freshWord()) });
  expect(await refused.json()).toEqual({
    error: "You have reached your monthly limit. Please upgrade to continue.",
    code: "limit_reached",
  });
});

test("The page opens with its form and its usage, and answers a form posted without scripts [NANDA-01] [NANDA-02] [OPEN-76]", async () => {
  const person = await personWithPlan();
  const headers = { Accept: "text/html" };
  const page = await (await ask(person, "/notes/nanda", { headers })).text();
  expect(page).toContain("NANDA Diagnosis");
  expect(page).toMatch(/<textarea id="patient-information" name="context"/);
  expect(page).toContain("NANDA diagnoses this month");
  const word = freshWord();
  const posted = await post(
    person,
    "/notes/nanda",
    new URLSearchParams({ context: about(word) }).toString(),
    { headers: { ...headers, "Content-Type": "application/x-www-form-urlencoded" } },
  );
  const html = await posted.text();
  expect(html).toContain("Breathing that does not take in enough oxygen");
  expect(html).toContain(`Pt ${word} is short of breath`);
});
