import { expect, test } from "vitest";
import { PartDown } from "#app/base/runtime/part-down.ts";
import {
  hasKeyedName,
  type KeyedNameBindings,
  placeKeyedName,
} from "#app/core/maintenance/keyed-names.server.ts";

/** A bucket that answers with nonsense, which no rule of ours foresees. */
const broken = () => Promise.reject("<html>502 Bad Gateway</html>");
const env = {
  AUDIT_SECRET: "a-secret-of-more-than-thirty-two-characters",
  PERSON_RECORDS: { head: broken, put: broken } as unknown as R2Bucket,
} satisfies KeyedNameBindings;

test("a mark that cannot be read or placed is told as a part that is down, whatever the bucket throws", async () => {
  await expect(hasKeyedName(env, "given/", "trial a@example.org")).rejects.toThrow(PartDown);
  await expect(placeKeyedName(env, "given/", "trial a@example.org")).rejects.toThrow(PartDown);
});
