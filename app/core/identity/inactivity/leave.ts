import { useClerk } from "@clerk/react-router";
import { useCallback } from "react";
import { call } from "#app/base/http/request.ts";
import { sleep } from "#app/base/runtime/timeout.ts";
import { flushWork } from "#app/core/record/work/browser-work.ts";
import { stopWork } from "#app/core/usage/active-work.ts";
import { closeClinicalStorage } from "../clinical-storage.ts";
import { eraseLocalTraces, forgetAccount } from "../local-traces.ts";
import { tellOtherTabs } from "./session-channel.ts";

/** Leaving must not hang on a slow network. */
const LONGEST_GOODBYE_MS = 2000;

const DESTINATIONS = {
  asked: () => "/",
  kept: () => "/",
  deleted: () => "/",
  inactivity: () =>
    `/sign-in?reason=inactivity&redirect_url=${encodeURIComponent(location.pathname + location.search)}`,
};

/**
 * Signs out and leaves by a full page load, so that nothing of the page stays in memory. What is
 * unsaved goes to the server first; every tab of this browser leaves with it.
 */
export function useLeave() {
  const clerk = useClerk();
  return useCallback(
    async (why: keyof typeof DESTINATIONS) => {
      const to = DESTINATIONS[why]();
      document.documentElement.dataset.leaving = "true";
      await sayGoodbye(why);
      if (why === "deleted") forgetAccount();
      else eraseLocalTraces({ erasesWork: why === "asked" });
      closeClinicalStorage();
      tellOtherTabs({ type: "left", to });
      // Also after the server has ended the session: the provider's script would write its token's cookie again.
      await withinGoodbye(clerk.signOut(() => {}));
      location.replace(to);
    },
    [clerk],
  );
}

async function sayGoodbye(why: keyof typeof DESTINATIONS) {
  if (why === "deleted") return; // the server has ended the session, and nothing more may be saved
  const isStopped = why === "inactivity" ? null : stopWork();
  await withinGoodbye(Promise.all([flushWork(), isStopped]));
  const query = { asked: "", kept: "?reason=keep", inactivity: "?reason=inactivity" }[why];
  await withinGoodbye(call(`/api/session${query}`, { method: "DELETE" }));
}

/** @returns null for what fails or takes too long */
export function withinGoodbye<T>(work: Promise<T>): Promise<T | null> {
  return Promise.race([work.catch(() => null), sleep(LONGEST_GOODBYE_MS).then(() => null)]);
}
