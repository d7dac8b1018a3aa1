import type { Databases } from "#app/base/data/database.server.ts";
import type { AppEnv } from "#app/base/runtime/env.server.ts";
import type { Log } from "#app/base/runtime/log.server.ts";
import type { MessageType, QueuedMessage } from "#app/core/maintenance/messages.ts";
import type { MaintenanceQueue } from "#app/core/maintenance/queue.server.ts";

/** What a handler is given. */
export type Maintenance = Databases & {
  env: AppEnv;
  queue: MaintenanceQueue;
  log: Log;
  now: () => number;
};

/**
 * Does what a message asks for. It may be called twice for one message; it throws if the message should be delivered
 * again.
 */
export type Handle<Type extends MessageType> = (
  app: Maintenance,
  message: Extract<QueuedMessage, { type: Type }>,
) => Promise<void>;
