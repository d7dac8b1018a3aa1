import { asc, eq } from "drizzle-orm";
import type { Directory } from "#app/base/data/database.server.ts";
import { salesRequests } from "#app/base/data/schema.ts";

/** The messages sent to us with this e-mail address, oldest first. */
export async function exportPerson(directory: Directory, email: string) {
  const requests = await directory
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

/** Erases the messages sent to us with this e-mail address; safe to repeat. */
export async function erasePerson(directory: Directory, email: string): Promise<void> {
  await directory.delete(salesRequests).where(eq(salesRequests.email, email.toLowerCase()));
}
