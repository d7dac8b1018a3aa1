import type { PersonRecordCalls } from "../record.ts";
import type { TrailPage } from "./audit-trail.ts";

/**
 * The person's trail, oldest first, a page in memory at a time: over six years it becomes too long for one answer.
 * @param from continues after this entry; null if there are no further ones
 */
export async function* trailPages(
  record: Pick<PersonRecordCalls, "auditTrail">,
  from: number | null = 0,
): AsyncGenerator<TrailPage> {
  for (let after = from; after !== null; ) {
    const page = await record.auditTrail({ after });
    yield page;
    after = page.next;
  }
}
