import { useEffect } from "react";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { readCustomer, writeCustomer } from "./customer-storage.ts";

/** Keeps the browser's customer state about the person who is signed in, and about nobody else (USE-06, OPEN-73). */
export function CustomerKeeper({ userId, plan }: { userId: string; plan: StoredPlan | null }) {
  useEffect(() => {
    const held = readCustomer(localStorage, userId);
    // A page that asks the server itself has a newer plan: this one may be a minute old.
    if (held.lastRefreshed === null) writeCustomer(localStorage, { ...held, plan: plan ?? "Free" });
  }, [userId, plan]);
  return null;
}
