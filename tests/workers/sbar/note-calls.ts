import { env } from "cloudflare:test";
import { createParser } from "eventsource-parser";
import { onTestFinished, vi } from "vitest";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import type { PlanName } from "#app/core/plans/plans.ts";
import type { NoteRequest } from "#app/rooms/sbar/sbar.generation.ts";
import { haveUsed } from "../meter/use-calls.ts";
import type { ModelCall } from "../outbound.ts";
import { type Ask, ask, post, type TestPerson } from "../signed-in.ts";

/** A word unique to a test's notes, to identify calls and log lines; without vowels, it cannot spell "dad". */
export const freshWord = () =>
  `Quokka${crypto.randomUUID().replaceAll("-", "").replace(/[ae]/g, "z").slice(0, 12)}`;

/** A call's body, as sent by the page. */
export function noteBody(description: string, changes: Partial<NoteRequest> = {}): NoteRequest {
  return {
    description,
    vital_signs: "BP 98/54, HR 118, O2 Sat 91%",
    format: "SBAR",
    notification: "",
    demographics: { age: "68", allergies: "Penicillin" },
    ...changes,
  };
}

/** A patient's notes with the word in their first sentence. */
export const notesAbout = (word: string, more = "") =>
  `Pt ${word} reports shortness of breath since 0300. Denies chest pain. Lungs with crackles at both bases. ${more}`.trim();

export const postNote = (person: TestPerson, body: unknown, options?: Ask) =>
  post(person, "/api/generate-note", body, options);

export const streamNote = (person: TestPerson, body: unknown, { headers, ...options }: Ask = {}) =>
  postNote(person, body, { ...options, headers: { Accept: "text/event-stream", ...headers } });

/** The person's cancellation, or acknowledgement of the answer. */
export const stopNote = (person: TestPerson, key: string) =>
  ask(person, `/api/generations/${key}`, { method: "DELETE" });

/** Resumes the answers held up by `[[test:wait-after=…]]`. */
export const releaseModel = (word: string) => fetch(`http://anthropic.test/release?word=${word}`);

export type StreamEvent = { type: string; [field: string]: unknown };

/** The server-sent events of a text, without the comments that keep a slow stream alive. */
export function parseEvents(text: string): StreamEvent[] {
  const events: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event: type = "", data }) => void events.push({ type, ...(JSON.parse(data) as object) }),
  });
  parser.feed(text);
  return events;
}

/** The person's use in the meter: notes, and tokens of both kinds, including reserved ones. */
export async function spentBy({ userId }: Pick<TestPerson, "userId">, plan: PlanName = "Free") {
  const seen = await openMeter(env.USAGE_METER, userId).snapshot({ plan, isFirstMonth: false });
  const { inputTokens, outputTokens } = seen.tokens;
  return {
    notes: seen.counts.sbar.used,
    input: inputTokens.used,
    output: outputTokens.used,
    reserved: [seen.counts.sbar, inputTokens, outputTokens].map(({ reserved }) => reserved),
  };
}

export const NOTHING_SPENT = { notes: 0, input: 0, output: 0, reserved: [0, 0, 0] };

/** Lets the person have written that many notes this month, of one token each. */
export const haveWritten = (person: TestPerson, notes: number) => haveUsed(person, "sbar", notes);

/** The model's writing requests that contain this word. */
export const modelCalls = async (word: string): Promise<ModelCall[]> =>
  (await callsWith(word)).filter((call) => !isReading(call));

/** The second reader's requests that contain this word. */
export const readerCalls = async (word: string): Promise<ModelCall[]> =>
  (await callsWith(word)).filter(isReading);

/** What compares statements, or names the handover items that it hears. */
const isReading = ({ body }: ModelCall): boolean =>
  body.includes("<statements>") || body.includes('"heard":{"type":"array"');

async function callsWith(word: string): Promise<ModelCall[]> {
  return (await fetch(`http://anthropic.test/calls?word=${word}`)).json();
}

/** Everything written to the console until the test ends. */
export function watchConsole(): { text(): string } {
  const lines: string[] = [];
  for (const level of ["log", "debug", "info", "warn", "error"] as const) {
    const spy = vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      lines.push(parts.map(String).join(" "));
    });
    onTestFinished(() => spy.mockRestore());
  }
  return { text: () => lines.join("\n") };
}

/** The meters, with some commands that do not reach them. */
export function metersWithout(
  ...commands: ("reserve" | "commit" | "release" | "snapshot" | "recordUnchecked")[]
) {
  const unreachable: readonly (string | symbol)[] = commands;
  const getByName = (userId: string) =>
    new Proxy(env.USAGE_METER.getByName(userId), {
      get: (stub, name) =>
        unreachable.includes(name)
          ? () => Promise.reject(new Error("The meter is down."))
          : (command: unknown) => Reflect.apply(Reflect.get(stub, name), stub, [command]),
    });
  return { getByName } as Env["USAGE_METER"];
}

/** The tests' environment with some changes. */
export const envWith = (changes: { USAGE_METER?: Env["USAGE_METER"]; GENERATIONS_PER_MINUTE?: string }) =>
  readEnv({ ...env, ...changes } as Env);
