import { openDatabase } from "#app/base/data/database.server.ts";
import { causeOf, type Log, openLog } from "#app/base/runtime/log.server.ts";
import { providerFetch } from "#app/base/runtime/providers.server.ts";
import { openMaintenance } from "#app/core/maintenance/queue.server.ts";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import { openModel } from "#app/core/model/door.server.ts";
import { readDocumentMessage } from "#app/rooms/documents/store/document-message.ts";
import { deleteUpload, openUpload } from "#app/rooms/documents/store/stored-upload.server.ts";
import { type AnalysisOutcome, analyseDocument, giveUp } from "./analyse/analyse-document.server.ts";
import type { AnalysisDeps } from "./analyse/job.ts";
import { type AnalysisEnv, readSettings } from "./env.ts";
import { parseDocument } from "./parse/parse-document.ts";

/** Where messages lie that failed for good. */
const DEAD_QUEUE = "nursegpt-documents-dead";

const FIRST_RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 3600;

/** Seconds until a message comes again that failed so many times: 5, 15, 45, …, at most an hour. */
export const analysisRetrySeconds = (attempts: number): number =>
  Math.min(FIRST_RETRY_SECONDS * 3 ** Math.max(0, attempts - 1), LONGEST_RETRY_SECONDS);

/**
 * Handles a batch of the document queue, or of its dead letters, message by message. What ended is acknowledged; what
 * threw comes again later and later. A version that is not known waits in the same way: the Worker that knows it may be
 * on its way.
 */
export async function consumeDocuments(
  batch: MessageBatch<unknown>,
  env: AnalysisEnv,
  parts: Partial<AnalysisDeps> = {},
): Promise<void> {
  const handle = batch.queue === DEAD_QUEUE ? giveUp : analyseDocument;
  for (const message of batch.messages) {
    const log = parts.log ?? openLog(message.id);
    const outcome = await outcomeOf(message, log, (about) =>
      handle({ ...openDeps(env, log), ...parts }, about),
    );
    if (outcome.is === "done") message.ack();
    else message.retry({ delaySeconds: Math.min(outcome.seconds, LONGEST_RETRY_SECONDS) });
  }
}

type About = NonNullable<ReturnType<typeof readDocumentMessage>>;

async function outcomeOf(
  { body, attempts }: Message<unknown>,
  log: Log,
  handle: (about: About) => Promise<AnalysisOutcome>,
): Promise<AnalysisOutcome> {
  const later: AnalysisOutcome = { is: "later", seconds: analysisRetrySeconds(attempts) };
  const about = readDocumentMessage(body);
  if (!about) {
    log("error", "document.unknown_version", { count: attempts });
    return later;
  }
  const begun = Date.now();
  try {
    const outcome = await handle(about);
    log("info", `document.${outcome.is}`, {
      id: about.documentId,
      count: attempts,
      durationMs: Date.now() - begun,
    });
    return outcome;
  } catch (error) {
    log("error", "document.failed", { id: about.documentId, count: attempts, cause: causeOf(error) });
    return later;
  }
}

function openDeps(env: AnalysisEnv, log: Log): AnalysisDeps {
  const { ANTHROPIC_API_KEY = "", ANTHROPIC_BASE_URL, MODEL } = readSettings(env);
  return {
    database: openDatabase(env.DB),
    bucket: env.DOCUMENTS,
    openUpload,
    deleteUpload,
    parse: parseDocument,
    model: openModel({
      apiKey: ANTHROPIC_API_KEY,
      fetch: providerFetch(env, "model"),
      model: MODEL,
      ...(ANTHROPIC_BASE_URL ? { baseURL: ANTHROPIC_BASE_URL } : {}),
    }),
    meterOf: (userId) => openMeter(env.USAGE_METER, userId),
    maintenance: openMaintenance(env.MAINTENANCE),
    log,
    now: Date.now,
  };
}
