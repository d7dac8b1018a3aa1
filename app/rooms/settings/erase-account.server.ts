import type { Databases } from "#app/base/data/database.server.ts";
import { deadLetters } from "#app/base/data/schema.ts";
import type { AppEnv } from "#app/base/runtime/env.server.ts";
import { openAccounts } from "#app/core/identity/accounts.server.ts";
import * as identity from "#app/core/identity/personal-data.server.ts";
import { addCounts, type SweepCounts } from "#app/core/maintenance/counts.ts";
import { type ErasureStep, LAST_STEP } from "#app/core/maintenance/deletion.server.ts";
import { eraseRows, type TableOfPerson } from "#app/core/maintenance/erase-rows.server.ts";
import { keepGifts } from "#app/core/payments/given-once.server.ts";
import * as payments from "#app/core/payments/personal-data.server.ts";
import { openStripe } from "#app/core/payments/stripe/stripe.server.ts";
import { giveBackUnclaimed } from "#app/core/payments/unclaimed/claim.server.ts";
import * as record from "#app/core/record/personal-data.server.ts";
import * as reports from "#app/core/reports/report-store.server.ts";
import * as usage from "#app/core/usage/personal-data.server.ts";
import * as documents from "#app/rooms/documents/store/personal-data.server.ts";
import * as marketing from "#app/rooms/marketing/personal-data.server.ts";
import * as research from "#app/rooms/research/personal-data.server.ts";

type App = Databases & { env: AppEnv };

/** A folder that keeps personal data: where, and how to erase it. */
type Eraser = {
  tables: readonly TableOfPerson[];
  /** Bindings of buckets with objects of a person, if there are any. */
  buckets?: readonly string[];
  erase(app: App, userId: string): Promise<SweepCounts>;
};

/** Every folder that keeps personal data. This is the only place that calls their `erasePerson`. */
export const ERASERS: readonly Eraser[] = [
  // The key comes first: whatever a later step leaves behind is then unreadable.
  {
    tables: record.TABLES,
    buckets: ["PERSON_KEYS", "PERSON_RECORDS"],
    erase: ({ env }, userId) => record.erasePerson(env, userId),
  },
  {
    tables: documents.TABLES,
    buckets: ["DOCUMENTS"],
    erase: ({ env, databaseOf }, userId) =>
      documents.erasePerson({ env, database: databaseOf(userId) }, userId),
  },
  {
    tables: usage.TABLES,
    erase: ({ env, databaseOf }, userId) =>
      usage.erasePerson({ meters: env.USAGE_METER, database: databaseOf(userId) }, userId),
  },
  { tables: payments.TABLES, erase: payments.erasePerson },
  {
    tables: research.TABLES,
    erase: ({ env, databaseOf }, userId) =>
      research.erasePerson({ env, database: databaseOf(userId) }, userId),
  },
  {
    tables: reports.TABLES,
    erase: ({ databaseOf }, userId) => reports.erasePerson(databaseOf(userId), userId),
  },
  {
    tables: [deadLetters],
    erase: ({ directory }, userId) => eraseRows(directory, userId, [deadLetters]),
  },
  {
    tables: identity.TABLES,
    erase: ({ databaseOf }, userId) => identity.erasePerson(databaseOf(userId), userId),
  },
];

/**
 * By then, every request that had passed the guard has ended, and so has any document's analysis (a queue gives it
 * 15 minutes), so that their late writes are erased, too.
 */
const AGAIN_AFTER_MS = 20 * 60_000;

/**
 * The steps of a deletion, in order: first what costs money, the identity provider after all our own data, and last
 * what was written or bought late.
 */
export function erasureSteps(app: App): ErasureStep[] {
  const eraseAll = async (userId: string) => {
    const counts: SweepCounts[] = [];
    for (const { erase } of ERASERS) counts.push(await erase(app, userId));
    return addCounts(...counts);
  };
  const closeAtProvider = (userId: string) => payments.closeAtProvider(paymentsOf(app), userId);
  return [
    {
      name: "payments",
      erase: async (userId) => {
        await keepGifts(app, userId, () => addressesOf(app, userId));
        return await closeAtProvider(userId);
      },
    },
    { name: "meter", erase: (userId) => usage.eraseMeter({ meters: app.env.USAGE_METER }, userId) },
    { name: "database", erase: eraseAll },
    { name: "messages", erase: (userId) => eraseMessages(app, userId) },
    { name: "identity", erase: async (userId) => ({ accounts: await accountsOf(app).delete(userId) }) },
    {
      name: LAST_STEP,
      afterMs: AGAIN_AFTER_MS,
      erase: async (userId) => addCounts(await closeAtProvider(userId), await eraseAll(userId)),
    },
  ];
}

/** Every address of the person; if the identity provider's account is deleted, the payment provider's. */
async function addressesOf(app: App, userId: string): Promise<string[]> {
  const [own, paying] = await Promise.all([
    accountsOf(app).addresses(userId),
    payments.addressesAtProvider(paymentsOf(app), userId),
  ]);
  return [...new Set([...own, ...paying])];
}

/** The provider is opened only to delete somebody there, so that nothing else needs its key. */
const paymentsOf = ({ env, directory }: App) => ({
  directory,
  get stripe() {
    return openStripe(env);
  },
});

/**
 * Erases what came from the person's verified addresses: contact messages (others are deleted by age), and payments
 * that were never attached, which are refunded.
 */
async function eraseMessages(app: App, userId: string): Promise<SweepCounts> {
  const addresses = await accountsOf(app).verifiedAddresses(userId);
  for (const address of addresses) {
    await marketing.erasePerson(app.directory, address);
    await giveBackUnclaimed(paymentsOf(app), address);
  }
  return {};
}

const accountsOf = ({ env }: App) => openAccounts(env);
