import { type Message, toQueued } from "./messages.ts";

/** The most messages that the queue takes at once. */
const LARGEST_SEND = 100;

/** The maintenance queue: `workers/maintenance` handles every message at least once. */
export type MaintenanceQueue = {
  /** @param delaySeconds at most 12 hours */
  send(message: Message, delaySeconds?: number): Promise<void>;
  sendAll(messages: Message[]): Promise<void>;
};

/** @throws whatever the queue throws when it cannot be reached; then nothing was handed over */
export function openMaintenance(queue: Pick<Queue, "send" | "sendBatch">): MaintenanceQueue {
  return {
    send: async (message, delaySeconds = 0) => void (await queue.send(toQueued(message), { delaySeconds })),
    sendAll: async (messages) => {
      for (let from = 0; from < messages.length; from += LARGEST_SEND) {
        const group = messages.slice(from, from + LARGEST_SEND);
        await queue.sendBatch(group.map((message) => ({ body: toQueued(message) })));
      }
    },
  };
}
