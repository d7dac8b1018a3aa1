import { openDatabases, openShard } from "#app/base/data/database.server.ts";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { causeOf, openLog } from "#app/base/runtime/log.server.ts";
import { keepDeadLetter } from "#app/core/maintenance/dead-letters.server.ts";
import { type MessageType, type QueuedMessage, readMessage } from "#app/core/maintenance/messages.ts";
import { openMaintenance } from "#app/core/maintenance/queue.server.ts";
import { endMonth } from "#app/core/usage/month-end.server.ts";
import { retainAccount } from "#app/rooms/settings/retain-account.server.ts";
import { sealAccount } from "#app/rooms/settings/seal-account.server.ts";
import { handleCloseMonth } from "./close-month.ts";
import { countUse } from "./count-use.ts";
import { handleErasePerson } from "./erase-person.ts";
import type { Handle, Maintenance } from "./handle.ts";
import { replayTombstones } from "./replay-tombstones.ts";
import { sweep } from "./sweep.ts";

const HANDLERS: { [Type in MessageType]: Handle<Type> } = {
  "close-month": handleCloseMonth,
  "count-use": countUse,
  /** One page of a month's closing in one database. */
  "end-month": (app, message) => endMonth({ ...app, database: openShard(app.env, message.shard) }, message),
  "erase-person": handleErasePerson,
  "replay-tombstones": replayTombstones,
  retain: (app, { userId }) => retainAccount(app, userId),
  "seal-person": (app, { userId }) => sealAccount(app, userId),
  sweep,
};

const FIRST_RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 3600;

/** Seconds until a message that failed this many times comes again: 5, doubled each time, at most an hour. */
export const maintenanceRetrySeconds = (attempts: number): number =>
  Math.min(FIRST_RETRY_SECONDS * 2 ** Math.max(0, attempts - 1), LONGEST_RETRY_SECONDS);

/**
 * Handles a batch of the maintenance queue, message by message. A message that fails is retried at growing intervals
 * and ends in the dead-letter queue. So does one of an unknown type or version: the Worker that knows it may be about
 * to be deployed.
 */
export async function consumeMaintenance(
  batch: MessageBatch<unknown>,
  env: Env,
  parts: Partial<Maintenance> = {},
) {
  for (const message of batch.messages) {
    const app = { ...openParts(env, message.id), ...parts };
    if (await succeeds(app, message)) message.ack();
    else message.retry({ delaySeconds: maintenanceRetrySeconds(message.attempts) });
  }
}

/** Stores the messages that the maintenance queue gave up. One that cannot be stored comes again. */
export async function consumeDead(
  batch: MessageBatch<unknown>,
  env: Env,
  parts: Partial<Maintenance> = {},
): Promise<void> {
  for (const message of batch.messages) {
    const app = { ...openParts(env, message.id), ...parts };
    try {
      await keepDeadLetter(app, message.body);
      message.ack();
    } catch (error) {
      app.log("error", "dead_letter.not_kept", { count: message.attempts, cause: causeOf(error) });
      message.retry({ delaySeconds: maintenanceRetrySeconds(message.attempts) });
    }
  }
}

async function succeeds(app: Maintenance, { body, attempts: count }: Message<unknown>): Promise<boolean> {
  const content = readMessage(body);
  if (!content) {
    app.log("error", "maintenance.unknown", { count });
    return false;
  }
  try {
    await handle(app, content);
    return true;
  } catch (error) {
    app.log("error", "maintenance.failed", { code: content.type, count, cause: causeOf(error) });
    return false;
  }
}

function handle<Type extends MessageType>(
  app: Maintenance,
  message: Extract<QueuedMessage, { type: Type }>,
): Promise<void> {
  const handler = HANDLERS[message.type as Type];
  const at = "at" in message ? (message.at as number) : 0;
  return handler({ ...app, now: () => Math.max(app.now(), at) }, message);
}

function openParts(env: Env, requestId: string): Maintenance {
  return {
    env: readEnv(env),
    // Nobody is new here: a message always concerns an existing person.
    ...openDatabases(env, { isNew: "not noted" }),
    queue: openMaintenance(env.MAINTENANCE),
    log: openLog(requestId),
    now: Date.now,
  };
}
