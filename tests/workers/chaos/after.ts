import { env, runDurableObjectAlarm } from "cloudflare:test";
import { and, eq } from "drizzle-orm";
import {
  customers,
  deletionJobs,
  documents,
  payments,
  stripeEvents,
  usageMonths,
} from "#app/base/data/schema.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import { lifeOf } from "#app/core/meter/advance.ts";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import type { MeterState } from "#app/core/meter/state.ts";
import { runCron } from "#workers/maintenance/cron.ts";
import { database } from "../databases.ts";
import { keysOf } from "../documents/upload-calls.ts";
import { rowsNaming } from "../maintenance/every-table.ts";
import type { openClock, openDeliveries } from "./deliveries.ts";
import {
  type Asked,
  askDocument,
  askFor,
  documentRow,
  handIn,
  type Life,
  leave,
  pay,
  upload,
} from "./nurse.ts";
import { visit } from "./visits.ts";

/**
 * In calm weather, she finishes what she began, like a person who presses Retry.
 * @param wait how long she looks at a document that a dead process still holds
 */
export async function finish(life: Life, wait: keyof typeof WAITS): Promise<void> {
  if (life.memory.wantsToLeave) return await leave(life);
  await Promise.all([finishDocuments(life, WAITS[wait]), finishAsked(life)]);
  // Questions about a document that she just asked and left.
  await finishAsked(life);
  // So that the provider sends events on every day.
  if (life.memory.paid.plan === null && life.memory.paid.packs === 0) await pay(life);
}

async function finishAsked(life: Life): Promise<void> {
  for (const asked of life.memory.asked.filter(({ isDone }) => !isDone)) {
    await askFor(life, asked);
    if (!asked.isDone) await askFor(life, asked);
  }
}

async function finishDocuments(life: Life, { handInMs, looks }: Waits): Promise<void> {
  const { documents, opened, uploads } = life.memory;
  for (const waiting of [...uploads]) await handIn(life, waiting, handInMs);
  if (documents.length === 0) await upload(life);
  if (documents.length > 0)
    await askDocument(life, { looks, among: opened.size > 0 ? [...opened] : documents });
}

type Waits = { handInMs: number; looks: number };

const WAITS = {
  "a while": { handInMs: 30_000, looks: 40 },
  /** The day's settling finishes the document, on a clock that is advanced. */
  short: { handInMs: 5_000, looks: 6 },
} satisfies Record<string, Waits>;

const MINUTE_MS = 60_000;
/** Eight minutes each: an hour, in which nothing is old enough to be swept. */
const MOST_ROUNDS = 8;
const LONGEST_SETTLING_MS = 4 * MINUTE_MS;

/**
 * Lets time pass until reservations and leases have expired, queues have retried, and a deletion's last step is due, by
 * advancing the clock.
 * @returns what is still left
 */
export async function settleDown(
  lives: readonly Life[],
  deliveries: ReturnType<typeof openDeliveries>,
  clock: ReturnType<typeof openClock>,
): Promise<string[]> {
  const until = performance.now() + LONGEST_SETTLING_MS;
  const isOver = () => performance.now() > until;
  let left: string[] = [];
  for (let round = 0; round === 0 || (left.length > 0 && round < MOST_ROUNDS && !isOver()); round++) {
    if (round > 0) clock.forward(8 * MINUTE_MS);
    await runCron(env, Date.now());
    deliveries.beginDue();
    await deliveries.webhooks();
    await deliveries.untilQuiet(isOver);
    left = await Promise.all(lives.map((life) => leftOf(life))).then((all) => all.flat());
    if (deliveries.left() > 0) left.push(`${deliveries.left()} deliveries wait`);
    const { told, taken } = await deliveries.events();
    if (taken < told) left.push(`${told - taken} events of the payment provider were not taken`);
    const unhandled = await unhandledEvents();
    if (unhandled > 0) left.push(`${unhandled} events of the payment provider are not handled`);
  }
  return left;
}

async function leftOf({ nurse }: Life): Promise<string[]> {
  const left: string[] = [];
  const { pending } = await openMeter(env.USAGE_METER, nurse.userId).export();
  if (pending.length > 0) {
    left.push("A meter has figures to write");
    await runDurableObjectAlarm(env.USAGE_METER.getByName(nurse.userId));
  }
  if (!nurse.isGone) return left;
  const [job] = await database.select().from(deletionJobs).where(eq(deletionJobs.userId, nurse.userId));
  if (job?.finishedAt === null) left.push("A deletion is under way");
  return left;
}

/** A deletion's own record, which stays for 30 days, and the provider's events, which do not name the person. */
const RECORD = new Set(["deletion_jobs", "deletion_steps", "people", "erasures", "stripe_events"]);

/** Checks that everything that she was promised is there, exactly once. */
export async function judge(life: Life): Promise<void> {
  if (life.nurse.isGone) return await judgeGone(life);
  // She comes back after a while.
  life.nurse.activity = null;
  await judgeWork(life);
  await judgeAnswers(life);
  await judgeDocuments(life);
  await judgeQuestions(life);
  await judgePayments(life);
}

async function judgeGone({ nurse, findings }: Life): Promise<void> {
  const left = Object.keys(await rowsNaming(nurse.userId)).filter((name) => !RECORD.has(name));
  if (left.length > 0) findings.push(`Of a deleted person rows are left: ${left.join(", ")}`);
  if ((await keysOf(nurse.userId)).length > 0) findings.push("Of a deleted person objects are left");
  const { state, pending } = await openMeter(env.USAGE_METER, nurse.userId).export();
  if (state || pending.length > 0) findings.push("Of a deleted person the meter is left");
}

async function judgeWork(life: Life): Promise<void> {
  const { work } = life.memory;
  const opened = await visit(life, life.nurse, "/api/work/sbar");
  const text = (opened?.json.text ?? null) as string | null;
  if (text !== work.saved && !work.sent.includes(text ?? ""))
    life.findings.push(`Work is lost: ${opened?.status}`);
}

async function judgeAnswers(life: Life): Promise<void> {
  const { nurse, memory, findings } = life;
  for (const { keptId, tool } of memory.asked) {
    if (!keptId) continue;
    const note = await visit(life, nurse, `/api/notes/${keptId}`);
    if (note?.status !== 200 || !note.text.includes(nurse.word))
      findings.push(`A kept ${tool} note is lost: ${note?.status}`);
  }
  const meter = openMeter(env.USAGE_METER, nurse.userId);
  const { events } = await meter.listEvents({ limit: 1_000 });
  // The platform's timers do not notice that the clock was advanced.
  await runDurableObjectAlarm(env.USAGE_METER.getByName(nurse.userId));
  const { state } = await meter.export();
  const chargesOf = chargesByKey(state);
  for (const tool of ["sbar", "nanda", "medical_research", "chat", "question"]) {
    const own = await Promise.all(
      memory.asked
        .filter((asked) => asked.tool === tool)
        .map(async (asked) => ({ ...asked, charges: await chargesOf(asked.key) })),
    );
    const most = Math.max(0, ...own.map(({ charges }) => charges));
    if (most > 1) findings.push(`One key of ${tool} was charged ${most} times`);
    const underKeys = own.reduce((total, { charges }) => total + charges, 0);
    const charged = events.filter(({ feature, isCounted }) => feature === tool && isCounted).length;
    // A question uses tokens, but does not count as a use.
    if (tool !== "question" && charged !== underKeys)
      findings.push(`${tool} was charged ${charged} times, ${underKeys} of them under her keys`);
    memory.unpaid += unpaidOf(tool, own);
  }
  const open = (state?.uses ?? [])
    .flatMap(({ runs }) => runs)
    .filter((run) => run.status === "open" && Date.now() - run.at > lifeOf(run) + 20_000);
  if (open.length > 0) findings.push("A reservation stays open");
  const [month] = await database
    .select()
    .from(usageMonths)
    .where(and(eq(usageMonths.userId, nurse.userId), eq(usageMonths.period, state?.period ?? "")));
  if (
    state &&
    JSON.stringify(month?.counts ?? null) !== JSON.stringify(state.counts) &&
    state.tokens.inputTokens > 0
  )
    findings.push("The database has other figures than the meter");
}

type Judged = Asked & { charges: number };

/** How often each key was charged; the meter remembers that for a day. */
function chargesByKey(state: MeterState | null) {
  return async (key: string): Promise<number> => {
    const hash = await sha256Hex(key);
    const runs = (state?.uses ?? []).filter((use) => use.key === hash).flatMap((use) => use.runs);
    return runs.filter(({ status }) => status === "charged").length;
  };
}

/** Answers that cost something, but were not charged. */
function unpaidOf(tool: string, own: readonly Judged[]): number {
  const paid = own.filter(({ isCharged }) => isCharged);
  const without = paid.filter(({ charges }) => charges === 0);
  if (tool !== "medical_research") return without.length;
  // A question repeated within a day is answered from her own searches, and costs nothing.
  const wordings = new Set(own.filter(({ charges }) => charges > 0).map(({ body }) => JSON.stringify(body)));
  return new Set(without.map(({ body }) => JSON.stringify(body)).filter((body) => !wordings.has(body))).size;
}

/** Checks that an answered question is in its document's history. */
async function judgeQuestions(life: Life): Promise<void> {
  const answered = life.memory.asked.filter(({ documentId, answerId }) => documentId && answerId);
  for (const [id, asked] of Map.groupBy(answered, ({ documentId }) => documentId)) {
    const seen = await visit(life, life.nurse, `/api/document/${id}`);
    const kept = new Set(((seen?.json.recent_queries ?? []) as { id: string }[]).map((one) => one.id));
    if (asked.some(({ answerId }) => !kept.has(answerId ?? "")))
      life.findings.push(`An answer about a document is lost: ${seen?.status}`);
  }
}

async function judgeDocuments(life: Life): Promise<void> {
  const { nurse, memory, findings } = life;
  let done = 0;
  for (const id of memory.documents) {
    const row = await documentRow(id);
    if (!row) findings.push("A document is lost");
    else if (row.status !== "done" && row.status !== "failed")
      findings.push(`A document stays ${row.status}`);
    else if (row.status === "failed" && !row.failureWords) findings.push("A document failed without words");
    else {
      const seen = await visit(life, nurse, `/api/document/${id}`);
      if (seen?.status !== 200) findings.push(`A document cannot be opened: ${seen?.status}`);
    }
  }
  const rows = await database.select().from(documents).where(eq(documents.userId, nurse.userId));
  done = rows.filter(({ status }) => status === "done").length;
  memory.analysed = done;
  if (new Set(rows.map(({ uploadId }) => uploadId)).size !== rows.length)
    findings.push("An upload became two documents");
  const { state } = await openMeter(env.USAGE_METER, nurse.userId).export();
  if ((state?.counts.file_analysis ?? 0) !== done)
    findings.push(`${done} analyses were charged ${state?.counts.file_analysis} times`);
}

async function judgePayments({ nurse, memory, findings }: Life): Promise<void> {
  const { state } = await openMeter(env.USAGE_METER, nurse.userId).export();
  const packs = state?.packsBought.length ?? 0;
  if (packs !== memory.paid.packs) findings.push(`${memory.paid.packs} packs were paid, ${packs} are there`);
  if (memory.paid.plan === null) return;
  const [account] = await database.select().from(customers).where(eq(customers.userId, nurse.userId));
  if (account?.plan !== memory.paid.plan)
    findings.push(`${memory.paid.plan} was paid, the plan is ${account?.plan}`);
  const rows = await database.select().from(payments).where(eq(payments.userId, nurse.userId));
  if (new Set(rows.map(({ id }) => id)).size !== rows.length) findings.push("A payment is there twice");
}

/** Unhandled events of the provider. */
const unhandledEvents = async () =>
  (await database.select().from(stripeEvents)).filter(({ handledAt }) => handledAt === null).length;
