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
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import { runCron } from "#workers/maintenance/cron.ts";
import { keysOf } from "../documents/upload-calls.ts";
import { rowsNaming } from "../maintenance/every-table.ts";
import { askFor, database, documentRow, handIn, type Life } from "./nurse.ts";
import { visit } from "./visits.ts";

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** In calm weather she finishes what she began, as somebody does who presses Retry. */
export async function finish(life: Life): Promise<void> {
  if (life.nurse.isGone) return;
  const open = life.memory.asked.filter(({ isDone }) => !isDone);
  for (const asked of open) {
    await askFor(life, asked);
    if (!asked.isDone) await askFor(life, asked);
  }
  for (const waiting of [...life.memory.uploads]) await handIn(life, waiting);
}

const LONGEST_SETTLING_MS = 100_000;

/**
 * Lets meters write to the database, and the cron hand over what is due, until nothing is left.
 * @returns what is left all the same
 */
export async function settleDown(lives: readonly Life[], deliver: () => Promise<number>): Promise<string[]> {
  const until = Date.now() + LONGEST_SETTLING_MS;
  let left: string[] = [];
  for (let round = 0; Date.now() < until; round++) {
    left = [];
    const waiting = await deliver();
    if (waiting > 0) left.push(`${waiting} deliveries wait`);
    if (round % 5 === 0) await runCron(env, Date.now()).catch(() => {});
    for (const { nurse } of lives) {
      const { pending } = await openMeter(env.USAGE_METER, nurse.userId).export();
      if (pending.length > 0) {
        left.push("A meter has figures to write");
        await runDurableObjectAlarm(env.USAGE_METER.getByName(nurse.userId));
      }
      if (!nurse.isGone) continue;
      const [job] = await database.select().from(deletionJobs).where(eq(deletionJobs.userId, nurse.userId));
      if (job?.finishedAt === null) left.push("A deletion is under way");
    }
    if (left.length === 0) return left;
    await pause(1_000);
  }
  return left;
}

/** A deletion's own record, which stays for 30 days, and the provider's events, which name nobody of ours. */
const RECORD = new Set(["deletion_jobs", "deletion_steps", "people", "erasures", "stripe_events"]);

/** Whether everything that she was promised is there, once. */
export async function judge(life: Life): Promise<void> {
  if (life.nurse.isGone) return await judgeGone(life);
  await judgeWork(life);
  await judgeAnswers(life);
  await judgeDocuments(life);
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
  const { state } = await meter.export();
  for (const tool of ["sbar", "nanda", "medical_research", "chat"]) {
    const charged = events.filter(({ feature, isCounted }) => feature === tool && isCounted).length;
    const own = memory.asked.filter((asked) => asked.tool === tool);
    const most = own.filter(({ isDone, isCharged }) => isCharged || !isDone).length;
    const least = own.filter(({ isCharged }) => isCharged).length;
    if (charged > most) findings.push(`${tool} was charged ${charged} times for ${most}`);
    if (charged < least) findings.push(`${tool} was charged ${charged} times for ${least} answers`);
  }
  const open = (state?.uses ?? [])
    .flatMap(({ runs }) => runs)
    .filter(({ status, at }) => status === "open" && Date.now() - at > 200_000);
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

/** Events of the provider that nobody has handled. */
export const unhandledEvents = async () =>
  (await database.select().from(stripeEvents)).filter(({ handledAt }) => handledAt === null).length;
