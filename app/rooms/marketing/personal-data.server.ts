import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/base/data/database.server.ts";
import { salesRequests } from "#app/base/data/schema.ts";

/** The messages that were sent to us with this e-mail address, oldest first. */
export async function exportPerson(database: Database, email: string) {
  const requests = await database
    .select({
      name: salesRequests.name,
      email: salesRequests.email,
      organization: salesRequests.organization,
      nurses: salesRequests.nurses,
      message: salesRequests.message,
      createdAt: salesRequests.createdAt,
    })
    .from(salesRequests)
    .where(eq(salesRequests.email, email.toLowerCase()))
    .orderBy(asc(salesRequests.createdAt), asc(salesRequests.id));
  return { requests };
}

/** Erases the messages that were sent to us with this e-mail address; safe to repeat. */
export async function erasePerson(database: Database, email: string): Promise<void> {
  await database.delete(salesRequests).where(eq(salesRequests.email, email.toLowerCase()));
}
