import { DurableObject } from "cloudflare:workers";
import * as build from "virtual:react-router/server-build";
import { verifyToken } from "@clerk/backend";
import { createRequestHandler } from "react-router";
import { insertEvents } from "#app/core/meter/event-store.server.ts";

type BareEnv = { JWT_KEY: string; CACHED: string; METER: DurableObjectNamespace<BareMeter> };

const render = createRequestHandler(build);

/** As many as for the product's meters. */
const ROUNDS = 20;
const METERS = 5;

type BareUse = {
  key: string;
  input: string;
  at: number;
  held: object;
  runs: { id: string; status: string }[];
};

/**
 * Writes what a meter writes for one use, without deciding anything: the state with the use, then the state, the event
 * in its table, the month's figures with their revision, and the unreported spend.
 */
export class BareMeter extends DurableObject<BareEnv> {
  #state: { uses: BareUse[]; tokens: number } | undefined;

  reserve(use: BareUse): void {
    const { kv } = this.ctx.storage;
    this.#state ??= kv.get("state") ?? { uses: [], tokens: 0 };
    this.#state.uses.push(use);
    this.ctx.storage.transactionSync(() => kv.put("state", this.#state));
    if (this.#state.uses.length === 1) this.ctx.waitUntil(this.ctx.storage.setAlarm(use.at + 180_000));
  }

  commit({ id, tokens }: { id: string; tokens: number }): void {
    const { kv, sql } = this.ctx.storage;
    const state = this.#state;
    if (!state) throw new Error("Nothing is reserved.");
    state.tokens += tokens;
    this.ctx.storage.transactionSync(() => {
      kv.put("state", state);
      const spent = kv.get<number>("untold") ?? 0;
      kv.put("untold", spent + tokens);
      insertEvents(sql, [
        {
          eventId: id,
          feature: "chat",
          period: "2026-11",
          inputTokens: tokens,
          outputTokens: 0,
          isCounted: true,
          at: 0,
        },
      ]);
      const revision = (kv.get<number>("revision") ?? 0) + 1;
      kv.put("revision", revision);
      kv.put("outbox:month:2026-11", { counts: { chat: state.uses.length }, tokens: state.tokens, revision });
    });
  }

  override alarm(): void {}
}

/** `{ ms }`: the mean time of two calls that write what a meter's two calls write. */
async function timeMeter({ METER }: BareEnv, name: string): Promise<Response> {
  const start = Date.now();
  for (let at = 0; at < METERS; at++) await askMeter(() => METER.getByName(`${name}-${at}`), start);
  return Response.json({ ms: (Date.now() - start) / (ROUNDS * METERS) });
}

async function askMeter(meter: () => DurableObjectStub<BareMeter>, at: number): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const id = crypto.randomUUID();
    const held = { inputTokens: 1_000, outputTokens: 2_000 };
    const runs = [{ id, at, status: "open" }];
    const use = { key: id, input: "0".repeat(64), feature: "chat", plan: "Enterprise", isFirstMonth: false };
    await meter().reserve({ ...use, at, held, runs });
    await meter().commit({ id, tokens: 900 });
  }
}

/** `/meter` is a bare Durable Object that makes the meter's writes, `/cached` is the bare Worker with the edge's cache; every other path a bare page of React Router. */
export default {
  async fetch(request: Request, env: BareEnv, execution: ExecutionContext): Promise<Response> {
    const { JWT_KEY, CACHED } = env;
    const { pathname, origin, searchParams } = new URL(request.url);
    if (pathname === "/meter") return await timeMeter(env, searchParams.get("meter") ?? "bench");
    if (pathname === "/cached") return await cached(request, CACHED, execution);
    if (pathname === "/dashboard") {
      const token = /__session=([^;]+)/.exec(request.headers.get("Cookie") ?? "")?.[1] ?? "";
      await verifyToken(token, { jwtKey: JWT_KEY, authorizedParties: [origin] });
    }
    return await render(request);
  },
};

async function cached(request: Request, html: string, execution: ExecutionContext): Promise<Response> {
  const { default: edge } = caches as unknown as { default: Cache };
  const kept = await edge.match(request);
  if (kept) return kept;
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, s-maxage=600" };
  const made = new Response(html, { headers });
  execution.waitUntil(edge.put(request, made.clone()));
  return made;
}
