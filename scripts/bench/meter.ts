import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { DRAIN_DELAY } from "#app/core/meter/outbox.ts";
import { median } from "../testing/sizes.ts";

/** Both are warmed up until the engine has compiled them, as in a busy Worker. */
const WARM_UP_TURNS = 12;
const TURNS = 45;
/** Until the meters of earlier turns have written to D1, which no use waits for and the counterparts do not do. */
const SETTLED_AFTER_MS = DRAIN_DELAY + 3_000;

/**
 * One use admitted and settled, beside a bare Durable Object that makes the same durable writes in two calls: they
 * take turns of a hundred uses, each turn with five objects of its own.
 * @param origin where the product is served
 * @param bare where the counterpart is served
 */
export async function meterLines(origin: string, bare: string): Promise<string[]> {
  const turns: { ours: number; bare: number }[] = [];
  for (let turn = 0; turn < WARM_UP_TURNS + TURNS; turn++) {
    if (turn === WARM_UP_TURNS) await wait(SETTLED_AFTER_MS);
    const name = `bench-${randomUUID()}`;
    const ours = await timeOf(`${origin}/__sandbox/time-meter?meter=${name}`);
    turns.push({ ours, bare: await timeOf(`${bare}/meter?meter=${name}`) });
  }
  const counted = turns.slice(WARM_UP_TURNS);
  const ratio = median(counted.map((turn) => turn.bare / turn.ours));
  const [ours, theirs] = [median(counted.map((turn) => turn.ours)), median(counted.map((turn) => turn.bare))];
  const label = "meter, one use : bare object, the same writes".padEnd(58);
  return [`  ${label}${ratio.toFixed(2).padStart(6)}   (${ours.toFixed(2)} : ${theirs.toFixed(2)} ms)`];
}

async function timeOf(address: string): Promise<number> {
  const answer = await fetch(address);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 200)}`);
  return (JSON.parse(text) as { ms: number }).ms;
}
