import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Directory } from "#app/base/data/database.server.ts";
import { salesRequests } from "#app/base/data/schema.ts";
import { CONTACT_MESSAGE_DAYS } from "#app/core/plans/promises.ts";
import type { ContactRequest } from "./contact-request.ts";

const HOUR_MS = 60 * 60 * 1000;
const MOST_PER_HOUR = 5;

type Deps = { directory: Directory; now: number };

/**
 * Stores a request unless its sender has already sent five within an hour. Count and insert are one statement, so
 * that concurrent requests cannot both pass.
 * @param sender keyed hash of the client's address, see `senderOf`
 * @returns whether it was stored
 */
export async function storeRequest(
  request: ContactRequest,
  sender: string,
  { directory, now }: Deps,
): Promise<boolean> {
  const lately = directory
    .select({ count: sql`count(*)` })
    .from(salesRequests)
    .where(and(eq(salesRequests.sender, sender), gt(salesRequests.createdAt, now - HOUR_MS)));
  const { name, email, organization, nurses, message } = request;
  const stored = await directory
    .insert(salesRequests)
    .select(
      sql`select ${crypto.randomUUID()}, ${name}, ${email.toLowerCase()}, ${organization}, ${nurses}, ${message}, ${sender}, ${now} where (${lately}) < ${MOST_PER_HOUR}`,
    )
    .returning({ id: salesRequests.id });
  return stored.length > 0;
}

/** Deletes requests older than a year. Safe to run twice. @returns how many */
export async function sweepSalesRequests(directory: Directory, now: number): Promise<number> {
  const oldest = now - CONTACT_MESSAGE_DAYS * 24 * HOUR_MS;
  const old = await directory
    .delete(salesRequests)
    .where(lt(salesRequests.createdAt, oldest))
    .returning({ id: salesRequests.id });
  return old.length;
}
