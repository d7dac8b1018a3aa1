import { sweepIdentity } from "#app/core/identity/sweep.server.ts";
import { sweepDeletions } from "#app/core/maintenance/deletion.server.ts";
import { sweepPayments } from "#app/core/payments/sweep.server.ts";
import { sweepDocuments } from "#app/rooms/documents/store/sweep.server.ts";
import { sweepSalesRequests } from "#app/rooms/marketing/store-request.server.ts";
import { sweepAnswers } from "#app/rooms/research/searches.server.ts";
import type { Handle } from "./handle.ts";

/** Deletes what is past its retention; each folder says how long that is. Safe to run twice. */
export const sweep: Handle<"sweep"> = async ({ env, database, now, log }) => {
  await sweepIdentity(database, now(), log);
  log("info", "payments.swept", { count: await sweepPayments(database, now()) });
  log("info", "sales_requests.swept", { count: await sweepSalesRequests(database, now()) });
  log("info", "research.swept", { count: await sweepAnswers(database, now()) });
  await sweepDeletions(database, now(), log);
  await sweepDocuments({ bucket: env.DOCUMENTS, queue: env.DOCUMENT_QUEUE, database, now, log });
};
