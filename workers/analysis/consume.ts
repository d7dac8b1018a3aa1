import { openPersonDatabase } from "#app/base/data/database.server.ts";
import { causeOf, type Log, openLog } from "#app/base/runtime/log.server.ts";
import { openMaintenance } from "#app/core/maintenance/queue.server.ts";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import { modelNamed } from "#app/core/model/app-model.server.ts";
import { readerWith } from "#app/core/second-reading/open-reader.server.ts";
import { pauseOf, refreshSpend, type SpendKnown } from "#app/core/spend/pause.server.ts";
import { documentBucketOf } from "#app/rooms/documents/store/document-bucket.server.ts";
import { type DocumentMessage, readDocumentMessage } from "#app/rooms/documents/store/document-message.ts";
import { deleteUpload, openUpload } from "#app/rooms/documents/store/stored-upload.server.ts";
import { type AnalysisOutcome, analyseDocument, giveUp } from "./analyse/analyse-document.server.ts";
import type { AnalysisDeps } from "./analyse/job.ts";
import type { Worked } from "./desk-store.ts";
import { type AnalysisEnv, readSettings } from "./env.ts";
import { parseDocument } from "./parse/parse-document.ts";

/** The queue of messages that failed for good. */
export const DEAD_QUEUE = "nursegpt-documents-dead";

const FIRST_RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 3600;

/** Seconds until a message that failed this many times comes again: 5, 15, 45, …, at most an hour. */
const analysisRetrySeconds = (attempts: number): number =>
  Math.min(FIRST_RETRY_SECONDS * 3 ** Math.max(0, attempts - 1), LONGEST_RETRY_SECONDS);

/**
 * Handles a batch of dead letters, or of documents at once, message by message. What ended is acknowledged; what threw
 * is retried at growing intervals. So is an unknown version: the Worker that knows it may be about to be deployed.
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
      handle({ ...openDeps(env, log, about), ...parts }, about),
    );
    if (outcome.is === "done") message.ack();
    else message.retry({ delaySeconds: Math.min(outcome.seconds, LONGEST_RETRY_SECONDS) });
  }
}

/** Gives each document to its person's desk to work on, so that the queue moves on to the next person at once. */
export async function handOverDocuments(batch: MessageBatch<unknown>, env: AnalysisEnv): Promise<void> {
  for (const message of batch.messages) {
    const about = readDocumentMessage(message.body);
    const log = openLog(message.id);
    try {
      if (!about) throw new Error("A message of an unknown version");
      await env.DOCUMENT_DESK.get(env.DOCUMENT_DESK.idFromName(about.userId)).take(about);
      message.ack();
    } catch (error) {
      log("error", "document.not_taken", { count: message.attempts, cause: causeOf(error) });
      message.retry({ delaySeconds: analysisRetrySeconds(message.attempts) });
    }
  }
}

/** Works on one document for its desk. @param faults how often that has failed; the fifth is the last */
export async function workOn(about: DocumentMessage, faults: number, env: AnalysisEnv): Promise<Worked> {
  const log = openLog(`${about.documentId}:${about.attempt}`);
  const handle = faults >= MOST_FAULTS ? giveUp : analyseDocument;
  return await outcomeOf({ body: about, attempts: faults + 1 }, log, () =>
    handle(openDeps(env, log, about), about),
  );
}

const MOST_FAULTS = 5;

async function outcomeOf(
  { body, attempts }: Pick<Message<unknown>, "body" | "attempts">,
  log: Log,
  handle: (about: DocumentMessage) => Promise<AnalysisOutcome>,
): Promise<Worked> {
  const later: Worked = { is: "later", seconds: analysisRetrySeconds(attempts), isFault: true };
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

function openDeps(env: AnalysisEnv, log: Log, { userId }: DocumentMessage): AnalysisDeps {
  const settings = readSettings(env);
  const spending: SpendKnown = { env: { DAILY_SPEND: env.DAILY_SPEND, settings }, log, now: Date.now };
  const second = settings.SECOND_READER_MODEL;
  return {
    database: openPersonDatabase(env, userId, { isNew: "not noted" }),
    bucket: documentBucketOf({ ...env, settings }),
    openUpload,
    deleteUpload,
    parse: parseDocument,
    model: modelNamed(env, settings, settings.MODEL),
    readerFor:
      second === null
        ? null
        : (plan) =>
            readerWith(
              modelNamed(env, settings, second),
              { ...spending, waitUntil: onTheDesk },
              { userId, plan },
            ),
    isPaused: async (plan) => {
      await refreshSpend(spending);
      return pauseOf(spending, plan) !== null;
    },
    meterOf: (userId) => openMeter(env.USAGE_METER, userId),
    maintenance: openMaintenance(env.MAINTENANCE),
    log,
    now: Date.now,
  };
}

/** A desk stays alive as long as its own requests are pending. */
const onTheDesk = (work: Promise<unknown>): void => void work;
