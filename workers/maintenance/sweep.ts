import { sweepIdentity } from "#app/core/identity/sweep.server.ts";
import { sweepDeadLetters } from "#app/core/maintenance/dead-letters.server.ts";
import { sweepDeletions } from "#app/core/maintenance/deletion.server.ts";
import { sweepPayments } from "#app/core/payments/sweep.server.ts";
import { sweepReports } from "#app/core/reports/report-store.server.ts";
import { sweepDocuments } from "#app/rooms/documents/store/sweep.server.ts";
import { sweepSalesRequests } from "#app/rooms/marketing/store-request.server.ts";
import type { Handle } from "./handle.ts";

/** Deletes what is past its retention; each folder says how long that is. Safe to run twice. */
export const sweep: Handle<"sweep"> = async ({ env, database, now, log }) => {
  await sweepIdentity(database, now(), log);
  log("info", "payments.swept", { count: await sweepPayments(database, now()) });
  log("info", "sales_requests.swept", { count: await sweepSalesRequests(database, now()) });
  log("info", "reports.swept", { count: await sweepReports(database, now()) });
  await sweepDeletions({ database, env }, now(), log);
  await sweepDeadLetters(database, now());
  await sweepDocuments({ bucket: env.DOCUMENTS, queue: env.DOCUMENT_QUEUE, database, now, log });
};
