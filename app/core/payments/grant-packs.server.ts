import { and, eq, isNull } from "drizzle-orm";
import { packs } from "#app/base/data/schema.ts";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import type { PaymentDeps } from "./deps.server.ts";

/**
 * Tells the meter about every bought pack it does not know yet. The meter adds a purchase once however often it is
 * told, so a failure here is simply repeated.
 */
export async function grantPacks(
  { database, meters, now }: Pick<PaymentDeps, "database" | "meters" | "now">,
  userId: string,
): Promise<void> {
  const waiting = await database
    .select()
    .from(packs)
    .where(and(eq(packs.userId, userId), isNull(packs.grantedAt)));
  for (const { id, inputTokens, outputTokens } of waiting) {
    await openMeter(meters, userId).addPack({ purchaseId: id, inputTokens, outputTokens });
    await database.update(packs).set({ grantedAt: now() }).where(eq(packs.id, id));
  }
}
