/** What checking a note costs in workerd, measured on recorded answers and their dictations. */
import { fileURLToPath } from "node:url";
import { run } from "../run.ts";
import { type Recorded, readRecorded } from "../scorecard/meaning-sets.ts";
import { serve } from "../serving/serve.ts";
import type { CheckingRequest } from "./checking/worker.ts";
import { percentile } from "./percentiles.ts";

const FOLDER = "scripts/bench/checking";
const SETS = fileURLToPath(new URL("../../tests/scorecard/sets/open", import.meta.url));
const NOTE_WORDS = { least: 370, most: 480 };
const TIMES = 10;
const ROUNDS = 12;

/**
 * Milliseconds of one check of a note of some 400 words with all its statements, what it left out and the coach. Each
 * figure is the difference between requests that check ten times and not at all, which excludes everything else.
 */
export async function checkLines(port: number, data: string): Promise<string[]> {
  run("vite", ["build", FOLDER, "--logLevel", "error"]);
  const server = await serve(
    port,
    { STATE_DIR: ".wrangler/bare-state" },
    { build: "build/checking", ready: "/" },
  );
  try {
    const notes = notesOf(readRecorded(SETS, data));
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      for (const note of notes) {
        const idle = await timed(server.origin, { ...note, times: 0 });
        const busy = await timed(server.origin, { ...note, times: TIMES });
        if (round >= 2) times.push((busy - idle) / TIMES);
      }
    const row = (label: string, figure: number) => `  ${label.padEnd(50)}${figure.toFixed(1).padStart(9)} ms`;
    return [
      row(`a note of some 400 words, ${notes.length} notes: p50`, percentile(times, 50)),
      row("the quickest twentieth: p5", percentile(times, 5)),
      row("p95", percentile(times, 95)),
    ];
  } finally {
    await server.stop();
  }
}

async function timed(origin: string, body: CheckingRequest): Promise<number> {
  const start = performance.now();
  const response = await fetch(origin, { method: "POST", body: JSON.stringify(body) });
  await response.text();
  return performance.now() - start;
}

/** Two dictations with their statements make a note of the promised size. */
function notesOf(recorded: readonly Recorded[]): Omit<CheckingRequest, "times">[] {
  const single = [...Map.groupBy(recorded, ({ notes }) => notes)].sort(([, a], [, b]) => b.length - a.length);
  const words = (text: string) => text.split(/\s+/).length;
  const pairs = single.flatMap(([first, own], at) => {
    const [second, others] = single[at + 1] ?? ["", []];
    return at % 2 === 0 && second !== ""
      ? [{ notes: `${first}\n\n${second}`, statements: [...own, ...others] }]
      : [];
  });
  return pairs.filter(({ notes }) => words(notes) >= NOTE_WORDS.least && words(notes) <= NOTE_WORDS.most);
}
