import { openShard } from "#app/base/data/database.server.ts";
import { sweepIdentity } from "#app/core/identity/sweep.server.ts";
import { sweepDeadLetters } from "#app/core/maintenance/dead-letters.server.ts";
import { sweepDeletions } from "#app/core/maintenance/deletion.server.ts";
import { sweepPayments } from "#app/core/payments/sweep.server.ts";
import { sweepReports } from "#app/core/reports/report-store.server.ts";
import { sweepDocuments } from "#app/rooms/documents/store/sweep.server.ts";
import { sweepSalesRequests } from "#app/rooms/marketing/store-request.server.ts";
import type { Handle, Maintenance } from "./handle.ts";

/**
 * Deletes what is past its retention in one database, and in the directory along with the first database; each folder
 * says how long that is. Safe to run twice.
 */
export const sweep: Handle<"sweep"> = async (app, { shard }) => {
  const { env, now, log } = app;
  const database = openShard(env, shard);
  await sweepIdentity(database, now(), log);
  log("info", "reports.swept", { count: await sweepReports(database, now()) });
  await sweepDeletions({ database, env }, now(), log);
  await sweepDocuments({ bucket: env.DOCUMENTS, queue: env.DOCUMENT_QUEUE, database, now, log });
  if (shard === 0) await sweepDirectory(app);
};

async function sweepDirectory({ directory, now, log }: Maintenance): Promise<void> {
  log("info", "payments.swept", { count: await sweepPayments(directory, now()) });
  log("info", "sales_requests.swept", { count: await sweepSalesRequests(directory, now()) });
  await sweepDeadLetters(directory, now());
}
