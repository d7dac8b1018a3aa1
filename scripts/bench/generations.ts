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
  check: number;
  /** A bare round trip to the same person's meter: the mean of 20, right afterwards. */
  ping: number;
};

/** As many as one person may start in a minute, so that the limits stay as they are. */
const PER_PERSON = 10;

/**
 * Lets fresh persons generate notes (JSON answers), some persons at the same time, each one note after the other.
 * @param count how many at least; fewer come back when `deadline` (Unix milliseconds) is reached first
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
        const one = await timeOne(person, done).catch(nullIfLost);
        if (one) times.push(one);
        else lost += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return { times, lost };
}

/** `fetch` rejects with a TypeError that has a cause when no answer came. */
function nullIfLost(error: unknown): null {
  if (error instanceof TypeError && error.cause !== undefined) return null;
  throw error;
}

async function timeOne({ userId, call }: BenchPerson, number: number): Promise<GenerationTimes> {
  const body = JSON.stringify(INPUTS[number % INPUTS.length]);
  const start = performance.now();
  const response = await call("/api/generate-note", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });
  const text = await response.text();
  const outside = performance.now() - start;
  if (!response.ok) throw new Error(`A note was answered with ${response.status}: ${text.slice(0, 200)}`);
  const { total, meter, model, check } = readServerTiming(response.headers.get("Server-Timing"));
  const pinged = await call(`/__sandbox/ping-meter?meter=${userId}`);
  const { pingMs } = (await pinged.json()) as { pingMs: number };
  const figures = { outside, inside: total, meter, model, check, ping: pingMs };
  if (!isComplete(figures)) throw new Error(`A figure is missing: ${JSON.stringify(figures)}`);
  return figures;
}

function isComplete(figures: Record<string, number | undefined>): figures is GenerationTimes {
  return Object.values(figures).every((figure) => figure !== undefined && Number.isFinite(figure));
}
