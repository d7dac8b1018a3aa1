import { and, eq } from "drizzle-orm";
import type { Databases } from "#app/base/data/database.server.ts";
import { customers, erasures } from "#app/base/data/schema.ts";
import type { AppEnv } from "#app/base/runtime/env.server.ts";
import * as identity from "#app/core/identity/personal-data.server.ts";
import { addCounts, type SweepCounts } from "#app/core/maintenance/counts.ts";
import { erasureRow } from "#app/core/maintenance/erase-rows.server.ts";
import { RETENTION_MS } from "#app/core/maintenance/retention.server.ts";
import * as payments from "#app/core/payments/personal-data.server.ts";
import * as usage from "#app/core/usage/personal-data.server.ts";
import * as documents from "#app/rooms/documents/store/personal-data.server.ts";
import * as research from "#app/rooms/research/personal-data.server.ts";

type App = Databases & {
  env: Pick<AppEnv, "DOCUMENTS" | "PERSON_KEYS" | "settings" | "PERSON_RECORD" | "USAGE_METER">;
  now: () => number;
};

/** When the last paid plan ended, Unix milliseconds. */
type Ended = { userId: string; endedAt: number };

/** What each folder erases 30 days after the last paid plan ended. This is the only place that calls them. */
const RETAINERS: readonly ((app: App, ended: Ended) => Promise<SweepCounts>)[] = [
  ({ env, databaseOf }, ended) => documents.retainPerson({ env, database: databaseOf(ended.userId) }, ended),
  ({ env, databaseOf, now }, { userId }) =>
    usage.retainPerson({ meters: env.USAGE_METER, database: databaseOf(userId) }, userId, now()),
  (app, { userId }) => payments.retainPerson(app, userId),
  ({ env, databaseOf }, { userId }) => research.retainPerson({ env, database: databaseOf(userId) }, userId),
  ({ databaseOf }, { userId }) => identity.retainPerson(databaseOf(userId), userId),
];

/**
 * Erases what may not be kept 30 days after a person's last paid plan ended (CONST-03), once for each end; nothing if
 * a paid plan runs again or the 30 days are not over. The account, this month's meter, bought packs, payments and
 * later analyses stay. Safe to repeat after any interruption.
 */
export async function retainAccount(app: App, userId: string): Promise<void> {
  const { databaseOf, now } = app;
  const account = await databaseOf(userId).query.customers.findFirst({ where: eq(customers.userId, userId) });
  const endedAt = account?.paidPlanEndedAt ?? null;
  if (endedAt === null || endedAt > now() - RETENTION_MS) return;
  const counts: SweepCounts[] = [];
  for (const retain of RETAINERS) counts.push(await retain(app, { userId, endedAt }));
  await noteRetention(app, { userId, endedAt, counts: addCounts(...counts) });
}

type Retention = Ended & { counts: SweepCounts };

/** Writes the anonymous record and ends the waiting period in one transaction, once. */
async function noteRetention(
  { databaseOf, now }: App,
  { userId, endedAt, counts }: Retention,
): Promise<void> {
  const database = databaseOf(userId);
  const waiting = and(eq(customers.userId, userId), eq(customers.paidPlanEndedAt, endedAt));
  await database.batch([
    database.insert(erasures).select(
      database
        .select(erasureRow("cancellation", now(), counts))
        .from(customers)
        .where(waiting),
    ),
    database.update(customers).set({ paidPlanEndedAt: null }).where(waiting),
  ]);
}
