import "./sandbox-fetch.ts"; // must stay the first import: @clerk/backend binds fetch when it loads
import "./plain-process.ts";

export { DailySpend } from "./daily-spend.ts";
export { GenerationRun } from "./generation-run.ts";
export { PersonRecord } from "./person-record.ts";
export { UsageMeter } from "./usage-meter.ts";

let site: typeof import("./site.ts") | undefined;

/**
 * Each handler loads its modules on its first event: starting the Worker costs little, and a queue message does
 * not wait for the pages. This also makes @clerk/backend load after the first import has run.
 */
export default {
  async fetch(request, env, execution) {
    site ??= await import("./site.ts");
    return await site.answerVisit(request, env, execution);
  },

  async scheduled({ scheduledTime }, env) {
    const { runCron } = await import("./maintenance/cron.ts");
    await runCron(env, scheduledTime);
  },

  async queue(batch, env) {
    const { consumeDead, consumeMaintenance } = await import("./maintenance/index.ts");
    if (batch.queue.endsWith("-dead")) await consumeDead(batch, env);
    else await consumeMaintenance(batch, env);
  },
} satisfies ExportedHandler<Env>;
