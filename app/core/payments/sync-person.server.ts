import { and, eq, isNull } from "drizzle-orm";
import { packs } from "#app/base/data/schema.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { isBeingDeleted } from "#app/core/maintenance/deletion.server.ts";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import { openRecord } from "#app/core/record/record-client.server.ts";
import { keepNewGifts } from "./given-once.server.ts";
import { addressesAtProvider } from "./personal-data.server.ts";
import { closePagesUntil, lastBeginningOf } from "./stripe/close-pages.server.ts";
import { customersOf } from "./stripe/customers.server.ts";
import type { PaymentDeps } from "./stripe/deps.server.ts";
import { entitlementOf } from "./stripe/entitlement.ts";
import { nextSyncVersion, saveStripeState } from "./stripe/save-stripe-state.server.ts";
import { atProvider, isMissing } from "./stripe/stripe.server.ts";
import { fetchStripeState, type StripeState, type SubscriptionState } from "./stripe/stripe-state.server.ts";

/**
 * Brings our tables and the meter in line with what the payment provider says about this person. Safe to repeat and
 * to run concurrently; nothing else in the product grants a plan or a pack.
 * @throws AppError payment_error when the provider cannot be asked
 */
export async function syncPerson(deps: PaymentDeps, userId: string): Promise<void> {
  const database = deps.databaseOf(userId);
  if (await isBeingDeleted(database, userId)) return; // nothing may bring a deleted account back
  const ids = await customersOf(deps.directory, userId);
  if (ids.length === 0) return;
  const { syncVersion, ...given } = await nextSyncVersion(database, userId);
  const state = await settledState(deps, ids);
  // Before the row says that it was given, so that a failure here is made up for by the next sync.
  await keepNewGifts(deps.keyedNames, given, entitlementOf(state.subscriptions), () =>
    addressesAtProvider(deps, userId),
  );
  await closePagesUntil(deps, ids, lastBeginningOf(state.subscriptions));
  await saveStripeState({ database, userId, syncVersion, now: deps.now() }, state);
  await openRecord(deps.records, userId).changeEntitlement();
  await grantPacks(deps, userId);
}

/** The provider's state after ending subscriptions that another one replaced: an upgrade is paid for once. */
async function settledState(deps: PaymentDeps, ids: string[]): Promise<StripeState> {
  const state = await askAll(deps, ids);
  const { superseded } = entitlementOf(state.subscriptions);
  if (superseded.length === 0) return state;
  for (const subscription of superseded) await endSuperseded(deps, subscription);
  return await askAll(deps, ids);
}

async function askAll({ stripe, now }: PaymentDeps, ids: string[]): Promise<StripeState> {
  const states = await atProvider(() => Promise.all(ids.map((id) => fetchStripeState(stripe, id, now()))));
  return {
    subscriptions: states.flatMap(({ subscriptions }) => subscriptions),
    payments: states.flatMap(({ payments }) => payments),
    packs: states.flatMap(({ packs }) => packs),
  };
}

/** Paid but unused time is credited towards the next invoice; a period that is still owed was not paid for. */
async function endSuperseded({ stripe, log }: PaymentDeps, { id, status }: SubscriptionState): Promise<void> {
  log("info", "subscription.superseded", { id });
  const isOwed = status === "past_due";
  try {
    await stripe.subscriptions.cancel(id, isOwed ? {} : { prorate: true, invoice_now: true });
  } catch (error) {
    if (isMissing(error)) return; // ended by a sync that ran at the same time
    await atProvider(() => Promise.reject(error));
  }
}

/**
 * Tells the meter about every bought pack that it does not know yet. The meter adds a purchase once however often it is
 * told, so after a failure this is simply repeated; the trail records it with the call that completes it.
 */
async function grantPacks(
  {
    databaseOf,
    meters,
    records,
    now,
    log,
  }: Pick<PaymentDeps, "databaseOf" | "meters" | "records" | "now" | "log">,
  userId: string,
): Promise<void> {
  const database = databaseOf(userId);
  const waiting = await database
    .select()
    .from(packs)
    .where(and(eq(packs.userId, userId), isNull(packs.grantedAt)));
  for (const { id, packId, inputTokens, outputTokens } of waiting) {
    await openMeter(meters, userId).addPack({ purchaseId: id, inputTokens, outputTokens });
    const granted = await database
      .update(packs)
      .set({ grantedAt: now() })
      .where(and(eq(packs.id, id), isNull(packs.grantedAt)))
      .returning({ id: packs.id });
    if (granted.length === 0) continue; // a concurrent sync was first, and records it
    await openRecord(records, userId)
      .noteSecurityEvent({ event: "pack_bought", subject: packId })
      .catch((error: unknown) => log("error", "audit.not_noted", { cause: causeOf(error) }));
  }
}
