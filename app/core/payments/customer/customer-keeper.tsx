import { useEffect } from "react";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { nextPlan, readCustomer, writeCustomer } from "./customer-storage.ts";

/** Keeps the browser's customer state for the signed-in person, and for nobody else (USE-06, OPEN-73). */
export function CustomerKeeper({ userId, plan }: { userId: string; plan: StoredPlan | null }) {
  useEffect(() => {
    const held = readCustomer(userId);
    // A page that asks the server itself has a newer plan: this one may be a minute old.
    if (held.lastRefreshed === null)
      writeCustomer({ ...held, plan: nextPlan(held.plan, plan ?? "Free", false) });
  }, [userId, plan]);
  return null;
}
