import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { BUDGET } from "#app/core/document/limits.ts";
import { nextTurn, ParseBudget } from "#workers/analysis/parse/budget.ts";
import { parseDocument } from "#workers/analysis/parse/parse-document.ts";
import { FILES, textOf } from "./inputs.ts";
import { randomOf } from "./random.ts";
import { READERS } from "./readers.ts";

/** Seeds that found something once; they run first, every time. */
import KEPT from "./seeds.json";

const { FUZZ_SEED, FUZZ_INPUTS, FUZZ_MINUTES, FUZZ_TARGET } = env as unknown as Record<
  string,
  string | undefined
>;
const SEED = Number(FUZZ_SEED ?? 1);
const INPUTS = Number(FUZZ_INPUTS ?? 10_000);
const UNTIL = Date.now() + Number(FUZZ_MINUTES ?? 30) * 60_000;

/** Below this, in milliseconds, time says nothing about growth. */
const NOISE_MS = 400;
/** Tolerance over n log n for four times the size: garbage collection, and other load on the machine. */
const SLACK = 2.5;
const SIZES = [4_000, 8_000, 16_000];
/** Every fourth seed is tried at ten times the size, which reveals growth that starts slowly. */
const scaleOf = (seed: number): number => (seed % 4 === 3 ? 10 : 1);

type Cost = { ms: number; steps: number; bytes: number };

/** The cost of one target with one seed at one size. */
async function costOf(target: string, seed: number, size: number): Promise<Cost> {
  const random = randomOf(seed);
  const maker = FILES[target];
  if (maker) {
    const { name, bytes } = maker(random, size);
    const budget = new ParseBudget();
    const started = performance.now();
    await parseDocument(bytes, { name, claimedType: "", budget });
    return {
      ms: performance.now() - started,
      steps: budget.spentOn("steps"),
      bytes: budget.spentOn("bytes"),
    };
  }
  const text = textOf(random, size);
  await nextTurn();
  const started = performance.now();
  await READERS[target]?.(text);
  await nextTurn();
  return { ms: performance.now() - started, steps: 0, bytes: 0 };
}

/** Four times the input may cost four times as much, times the logarithm's factor. */
const most = (cost: number) => cost * 4 * (Math.log(SIZES[2] ?? 1) / Math.log(SIZES[0] ?? 1)) * SLACK;

async function faultOf(target: string, seed: number): Promise<string | null> {
  const costs: Cost[] = [];
  const scale = scaleOf(seed);
  for (const size of SIZES) costs.push(await costOf(target, seed, size * scale));
  const [small, , large] = costs as [Cost, Cost, Cost];
  if (large.bytes > BUDGET.bytes * 1.1) return `${large.bytes} bytes`;
  if (large.steps > 2_000_000 && large.steps > most(small.steps))
    return `steps ${small.steps} → ${large.steps}`;
  if (large.ms < NOISE_MS || large.ms < most(small.ms)) return null;
  // Measures again and again: time taken by other load is not the reader's.
  const again = async (size: number) => {
    const times = [];
    for (let run = 0; run < 3; run++) times.push((await costOf(target, seed, size * scale)).ms);
    return Math.min(...times);
  };
  const [first, last] = [await again(SIZES[0] ?? 1), await again(SIZES[2] ?? 1)];
  return last > NOISE_MS && last > most(Math.max(first, 5))
    ? `${first.toFixed(0)} → ${last.toFixed(0)} ms`
    : null;
}

test(
  "nothing costs more than its budget, or grows faster than n log n",
  async () => {
    const all = [...Object.keys(FILES), ...Object.keys(READERS)];
    const targets = FUZZ_TARGET ? all.filter((target) => target.includes(FUZZ_TARGET)) : all;
    const faults: string[] = [];
    let inputs = 0;
    const run = async (target: string, seed: number) => {
      const fault = await faultOf(target, seed);
      inputs += SIZES.length;
      if (fault) faults.push(`${target}, seed ${seed}: ${fault}`);
    };
    for (const { target, seed } of KEPT) await run(target, seed);
    for (let at = 0; inputs < INPUTS && Date.now() < UNTIL && faults.length < 20; at++)
      await run(targets[at % targets.length] ?? "", SEED + Math.floor(at / targets.length));
    console.log(`fuzz: ${inputs} inputs, seed ${SEED}, ${faults.length} over budget`);
    expect(faults).toEqual([]);
  },
  24 * 60 * 60_000,
);
