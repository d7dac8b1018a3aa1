import { eq, sql } from "drizzle-orm";
import type { Databases } from "#app/base/data/database.server.ts";
import { customers } from "#app/base/data/schema.ts";
import {
  hasKeyedName,
  type KeyedNameBindings,
  placeKeyedName,
} from "#app/core/maintenance/keyed-names.server.ts";

/**
 * What an e-mail address is given only once, whatever becomes of the account: the trial, and the streak discount. That
 * an address had it is kept as a keyed hash, which outlives the account and every backup.
 */
const GIFTS = ["trial", "discount"] as const;
type Gift = (typeof GIFTS)[number];

const FOLDER = "given/";
/** As everywhere else, spellings of an address are the same only if they differ in nothing but case. */
const textOf = (gift: Gift, address: string): string => `given ${gift} ${address.trim().toLowerCase()}`;

/** When each was given, according to the account's row and the payment provider; null if it was not. */
type GiftTimes = { trialUsedAt: number | null; streakDiscountAt: number | null };

const giftsIn = ({ trialUsedAt, streakDiscountAt }: GiftTimes): Gift[] => {
  const at = { trial: trialUsedAt, discount: streakDiscountAt };
  return GIFTS.filter((gift) => at[gift] !== null);
};

/**
 * Keeps for addresses what is given to them now; safe to repeat.
 * @param before what was already kept
 * @param addressesOf called only if something new is given
 */
export async function keepNewGifts(
  keyedNames: KeyedNameBindings,
  before: GiftTimes,
  now: GiftTimes,
  addressesOf: () => Promise<string[]>,
): Promise<void> {
  const known = giftsIn(before);
  const gifts = giftsIn(now).filter((gift) => !known.includes(gift));
  if (gifts.length === 0) return;
  for (const address of await addressesOf())
    for (const gift of gifts) await placeKeyedName(keyedNames, FOLDER, textOf(gift, address));
}

/** Keeps, for the addresses of an account that is going, what it was given; safe to repeat. */
export async function keepGifts(
  { env, databaseOf }: { env: KeyedNameBindings } & Pick<Databases, "databaseOf">,
  userId: string,
  addressesOf: () => Promise<string[]>,
): Promise<void> {
  const account = await databaseOf(userId).query.customers.findFirst({ where: eq(customers.userId, userId) });
  if (account) await keepNewGifts(env, NOTHING_GIVEN, account, addressesOf);
}

const NOTHING_GIVEN: GiftTimes = { trialUsedAt: null, streakDiscountAt: null };

/**
 * Writes on the account's row what its addresses were given under a former account. An account that is being deleted
 * gets no new row.
 * @param addresses all of the account's: even an unverified one had it, or will soon be hers
 * @returns whether anything was given
 */
export async function adoptGifts(
  { env, databaseOf, now }: { env: KeyedNameBindings; now: () => number } & Pick<Databases, "databaseOf">,
  userId: string,
  addresses: string[],
): Promise<boolean> {
  const had = async (gift: Gift) =>
    (await Promise.all(addresses.map((one) => hasKeyedName(env, FOLDER, textOf(gift, one))))).includes(true);
  const [hadTrial, hadDiscount] = await Promise.all([had("trial"), had("discount")]);
  if (!hadTrial && !hadDiscount) return false;
  const [trialAt, discountAt] = [hadTrial ? now() : null, hadDiscount ? now() : null];
  await databaseOf(userId).run(sql`
    INSERT INTO customers (user_id, trial_used_at, streak_discount_at)
    SELECT ${userId}, ${trialAt}, ${discountAt}
    WHERE NOT EXISTS (SELECT 1 FROM deletion_jobs WHERE user_id = ${userId})
    ON CONFLICT (user_id) DO UPDATE SET
      trial_used_at = coalesce(trial_used_at, excluded.trial_used_at),
      streak_discount_at = coalesce(streak_discount_at, excluded.streak_discount_at)`);
  return true;
}
