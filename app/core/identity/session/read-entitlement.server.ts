import { isDatabaseDown } from "#app/base/data/bounded-d1.ts";
import { knownShard, noteShard, openDatabases, REQUEST_TIMEOUT_MS } from "#app/base/data/database.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { isTombstoned } from "#app/core/maintenance/tombstones.server.ts";
import {
  type HeldEntitlement,
  isConfirmed,
  isDueForConfirming,
  LENT_FOR_MS,
} from "#app/core/record/account/held-entitlement.ts";
import { recordOf } from "#app/core/record/record-client.server.ts";
import { type AccountEntitlement, entitlementFor } from "./plan-gate.server.ts";

type App = Pick<AppContext, "env" | "log" | "waitUntil" | "now">;

/** The entitlement of somebody about whom nothing is known, while the database is down. */
const UNKNOWN: AccountEntitlement = { plan: "Free", isUnlimited: false };

/**
 * What the account may do, or null when it is deleted or being deleted. The person's record keeps what the database
 * said and is notified of every change there, so that the database is asked only once in some minutes, beside the
 * request. Only while the database is down, what the record keeps holds for ten minutes; for an account with a
 * tombstone, nothing does.
 * @throws AppError database_unavailable when the ten minutes are over, or it is unknown whether the account is deleted
 */
export async function readEntitlement(app: App, userId: string): Promise<AccountEntitlement | null> {
  const held = await recordOf(app, userId)
    .heldEntitlement()
    .catch((error: unknown) => {
      app.log("error", "entitlement.record_unreachable", { cause: causeOf(error) });
      return null;
    });
  if (held?.isDeleted) return null;
  if (held && isConfirmed(held, app.now())) {
    if (isDueForConfirming(held, app.now())) app.waitUntil(confirmBeside(app, userId, held));
    return held.entitlement;
  }
  try {
    return await confirm(app, userId, held);
  } catch (error) {
    if (!isDatabaseDown(error) || !held) throw error;
    return await lend(app, userId, held, error);
  }
}

/**
 * What the database says now, at its primary: another place has just written it. The record is updated.
 * @returns null when the account is deleted or being deleted
 */
export async function askEntitlement(
  app: Pick<App, "env" | "log">,
  userId: string,
): Promise<AccountEntitlement | null> {
  const held = await recordOf(app, userId).heldEntitlement();
  return await confirm(app, userId, held);
}

async function confirm(
  app: Pick<App, "env" | "log">,
  userId: string,
  held: HeldEntitlement | null,
): Promise<AccountEntitlement | null> {
  const databases = openDatabases(app.env, { start: "first-primary", longestMs: REQUEST_TIMEOUT_MS });
  const carried = held?.entitlement?.account?.shard;
  if (carried !== undefined) noteShard(app.env, userId, carried);
  const [stored, isDeleted] = await Promise.all([
    entitlementFor(databases, userId),
    // A deletion's row goes after 30 days, and a restore after that could bring the account back.
    isTombstoned(app.env, userId).catch((error: unknown) => {
      app.log("error", "tombstones.unreachable", { cause: causeOf(error) });
      return false;
    }),
  ]);
  if (isDeleted) return null;
  const entitlement = stored && withShard(stored, knownShard(app.env, userId));
  if (!entitlement || !held) return entitlement;
  await recordOf(app, userId)
    .confirmEntitlement({ entitlement, epoch: held.epoch })
    .catch((error: unknown) => app.log("error", "entitlement.not_kept", { cause: causeOf(error) }));
  return entitlement;
}

/** From here on the record and the activity cookie carry the number, and the directory is not asked for it. */
const withShard = (entitlement: AccountEntitlement, shard: number | undefined): AccountEntitlement =>
  entitlement.account && shard !== undefined
    ? { ...entitlement, account: { ...entitlement.account, shard } }
    : entitlement;

async function confirmBeside(app: App, userId: string, held: HeldEntitlement): Promise<void> {
  await confirm(app, userId, held).catch((error: unknown) =>
    app.log("warn", "entitlement.not_confirmed", { cause: causeOf(error) }),
  );
}

async function lend(
  app: App,
  userId: string,
  { entitlement }: HeldEntitlement,
  cause: unknown,
): Promise<AccountEntitlement | null> {
  const [isDeleted, since] = await Promise.all([
    isTombstoned(app.env, userId),
    recordOf(app, userId).lendEntitlement(),
  ]).catch((error: unknown) => {
    app.log("error", "entitlement.not_lent", { cause: causeOf(error) });
    throw new AppError("database_unavailable", { cause });
  });
  if (isDeleted) return null;
  if (app.now() - since >= LENT_FOR_MS) throw new AppError("database_unavailable", { cause });
  app.log("warn", "entitlement.lent", { cause: causeOf(cause) });
  return entitlement?.plan ? entitlement : UNKNOWN;
}
