import { useClerk } from "@clerk/react-router";
import { useCallback } from "react";
import { call } from "#app/base/http/request.ts";
import { sleep } from "#app/base/runtime/timeout.ts";
import { eraseLocalTraces, forgetAccount } from "../local-traces.ts";
import { reportActivity } from "./report-activity.ts";
import { tellOtherTabs } from "./session-channel.ts";

/** Leaving must not hang on a slow network. */
const LONGEST_GOODBYE_MS = 2000;

const DESTINATIONS = {
  asked: () => "/",
  deleted: () => "/",
  inactivity: () =>
    `/sign-in?reason=inactivity&redirect_url=${encodeURIComponent(location.pathname + location.search)}`,
};

/**
 * Signs out and leaves by a full page load, so that nothing of the page stays in memory. The unsaved form is kept on
 * the server, encrypted; every tab of this browser leaves with it.
 */
export function useLeave() {
  const clerk = useClerk();
  return useCallback(
    async (why: keyof typeof DESTINATIONS) => {
      const to = DESTINATIONS[why]();
      document.documentElement.dataset.leaving = "true";
      await withinLimit(sayGoodbye(why));
      if (why === "deleted") forgetAccount();
      else eraseLocalTraces();
      tellOtherTabs({ type: "left", to });
      // Also after the server has ended the session: the provider's script would write its token's cookie again.
      await withinLimit(clerk.signOut(() => {}));
      location.replace(to);
    },
    [clerk],
  );
}

async function sayGoodbye(why: keyof typeof DESTINATIONS) {
  if (why === "deleted") return; // the server has ended the session, and nothing more may be saved
  // A logout for inactivity saved the form with the report after the last keystroke; another report would say "active".
  if (why === "asked") await reportActivity(0);
  await call("/api/session", { method: "DELETE" }).catch(() => null);
}

function withinLimit(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work.catch(() => null), sleep(LONGEST_GOODBYE_MS)]);
}
