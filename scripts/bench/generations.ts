import { sbar } from "#app/rooms/sbar/sbar.generation.ts";
import { INPUTS } from "./inputs.ts";
import { type BenchPerson, signUpPerson } from "./person.ts";
import { readServerTiming } from "./server-timing.ts";

/** One generation's times in milliseconds. */
export type GenerationTimes = {
  /** From sending the request to the answer's last byte. */
  outside: number;
  /** From the Worker's first line to its answer. */
  inside: number;
  meter: number;
  model: number;
  /** Waiting for the second reader, after the answer's last word. */
  secondReader: number;
  check: number;
  /** The same request to the stand-in by a bare Worker path, right before or after; like `outside` and `inside`. */
  bareOutside: number;
  bareInside: number;
};

/** As many as one person may start in a minute, so that no limit has to be changed. */
const PER_PERSON = 10;

/**
 * Lets new persons generate notes (JSON answers), several persons at a time, each one note after another.
 * @param count how many at least; fewer if `deadline` (Unix milliseconds) comes first
 * @returns the times, and how many calls were `lost`: their connection closed before the answer was there
 * @throws Error when an answer is not a note
 */
export async function timeGenerations(
  origin: string,
  { count, atOnce, deadline }: { count: number; atOnce: number; deadline: number },
): Promise<{ times: GenerationTimes[]; lost: number }> {
  const times: GenerationTimes[] = [];
  let lost = 0;
  let persons = Math.ceil(count / PER_PERSON);
  const lane = async () => {
    while (persons-- > 0) {
      const person = await signUpPerson(origin);
      for (let done = 0; done < PER_PERSON && Date.now() < deadline; done++) {
        // The token lives a minute, and ten notes with their counterparts take half a minute.
        if (done === PER_PERSON / 2) await person.renew();
        const one = await timeOne(person, done).catch(nullIfLost);
        if (one) times.push(one);
        else lost += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return { times, lost };
}

/** Without an answer, `fetch` rejects with a TypeError that has a cause. */
function nullIfLost(error: unknown): null {
  if (error instanceof TypeError && error.cause !== undefined) return null;
  throw error;
}

/** A note and its counterpart, taking turns in going first. */
async function timeOne(person: BenchPerson, number: number): Promise<GenerationTimes> {
  const isBareFirst = number % 2 === 0;
  const before = isBareFirst ? await timeBare(person, number) : null;
  const note = await timeNote(person, number);
  const bare = before ?? (await timeBare(person, number));
  const figures = { ...note, ...bare };
  if (!isComplete(figures)) throw new Error(`A figure is missing: ${JSON.stringify(figures)}`);
  return figures;
}

async function timeNote({ call }: BenchPerson, number: number) {
  const { outside, response } = await timed(call, "/api/generate-note", INPUTS[number % INPUTS.length]);
  const {
    total,
    meter,
    model,
    check,
    second_reader: secondReader,
  } = readServerTiming(response.headers.get("Server-Timing"));
  return { outside, inside: total, meter, model, secondReader, check };
}

async function timeBare({ call }: BenchPerson, number: number) {
  const { outside, text } = await timed(call, "/__sandbox/ask-model", messagesBody(number));
  const { ms } = JSON.parse(text) as { ms: number };
  return { bareOutside: outside, bareInside: ms };
}

async function timed(call: BenchPerson["call"], path: string, content: unknown) {
  const body = JSON.stringify(content);
  const start = performance.now();
  const headers = { "Content-Type": "application/json" };
  const response = await call(path, { method: "POST", headers, body });
  const text = await response.text();
  const outside = performance.now() - start;
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${text.slice(0, 200)}`);
  return { outside, response, text };
}

/** The note's request as the product would send it, without hiding identifiers. */
function messagesBody(number: number): object {
  const input = sbar.toInput(INPUTS[number % INPUTS.length] as never, new Headers());
  const { instructions, messages, schema, maxOutputTokens } = sbar.request(
    sbar.sources(input, undefined),
    undefined,
    sbar.tokens.most,
  );
  return {
    model: "bench",
    max_tokens: maxOutputTokens,
    stream: true,
    system: [{ type: "text", text: instructions, cache_control: { type: "ephemeral" } }],
    messages: messages.map(({ role, text }) => ({ role, content: text })),
    output_config: { format: { type: "json_schema", schema } },
  };
}

function isComplete(figures: Record<string, number | undefined>): figures is GenerationTimes {
  return Object.values(figures).every((figure) => figure !== undefined && Number.isFinite(figure));
}
