import { z } from "zod";
import { FEATURES, PLAN_NAMES } from "#app/core/plans/plans.ts";

/** The version that this Worker writes and reads. A message of another version waits for a Worker that knows it. */
const VERSION = 1;

/** The most people in one `close-month`. */
const LARGEST_GROUP = 100;

const id = z.string().min(1).max(200);
const period = z.string().regex(/^\d{4}-\d{2}$/);
const version = z.literal(VERSION);
/** The time to work with if it is later than the clock: the cron's own, Unix milliseconds. */
const at = z.number();
const figures = {
  inputTokens: z.int().min(0),
  outputTokens: z.int().min(0),
  isCounted: z.boolean(),
  isCutOff: z.boolean().optional(),
  isUnanswered: z.boolean().optional(),
};

/** The shard that it is about; messages from when there was only one name none. */
const shard = z.int().min(0).default(0);

/** A settlement that did not reach the meter: its own command, which holds numbers, ids and hashes. */
const settlement = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("commit"), command: z.object({ reservationId: id, ...figures }) }),
  z.object({
    kind: z.literal("unchecked"),
    command: z.object({
      uncheckedId: id,
      key: id,
      input: z.string().regex(/^[0-9a-f]{64}$/),
      feature: z.enum(FEATURES),
      plan: z.enum(PLAN_NAMES).nullable(),
      isFirstMonth: z.boolean(),
      isTokensOnly: z.boolean().optional(),
      allowedAt: z.number(),
      ...figures,
    }),
  }),
]);

/** Ids, numbers and hashes only, never content: people read the queue when something goes wrong. */
const message = z.discriminatedUnion("type", [
  /** Deletes what may no longer be kept in one database. */
  z.object({ version, type: z.literal("sweep"), at, shard }),
  /** Closes a past month in one database; `isContinued` if an earlier run began it. */
  z.object({ version, type: z.literal("end-month"), period, isContinued: z.boolean(), shard }),
  /** Tells each of these people's meters that the month is over; sent by a version that asked every meter. */
  z.object({ version, type: z.literal("close-month"), period, userIds: z.array(id).max(LARGEST_GROUP) }),
  /** Counts a use whose settlement did not reach the meter. */
  z.object({ version, type: z.literal("count-use"), userId: id, settlement }),
  /** Erases what goes 30 days after a person's last paid plan ended. */
  z.object({ version, type: z.literal("retain"), userId: id, at }),
  /** Moves and seals a person's data from before each had a key of their own. */
  z.object({ version, type: z.literal("seal-person"), userId: id, at }),
  /** After a restore of one database: checks everybody after this id for a tombstone, and deletes those with one. */
  z.object({
    version,
    type: z.literal("replay-tombstones"),
    among: z.enum(["rows", "objects"]),
    after: z.string().max(200),
    shard,
  }),
  /** Goes on with the deletion of an account. */
  z.object({ version, type: z.literal("erase-person"), userId: id, at }),
]);

export type QueuedMessage = z.infer<typeof message>;
export type MessageType = QueuedMessage["type"];

/** One type of message, without its version, which only the queue writes. */
export type Message<Type extends MessageType = MessageType> = Type extends MessageType
  ? Omit<Extract<QueuedMessage, { type: Type }>, "version">
  : never;

/** The message in the queue's form. */
export const toQueued = (content: Message): QueuedMessage =>
  ({ version: VERSION, ...content }) as QueuedMessage;

/** A message of a type and version that this Worker knows, else null. */
export function readMessage(body: unknown): QueuedMessage | null {
  return message.safeParse(body).data ?? null;
}
