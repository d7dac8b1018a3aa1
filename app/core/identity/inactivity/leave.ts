import { useClerk } from "@clerk/react-router";
import { useCallback } from "react";
import { ApiError, call, currentCustomerId } from "#app/base/http/request.ts";
import { sleep } from "#app/base/runtime/timeout.ts";
import { flushWork } from "#app/core/record/work/browser-work.ts";
import { stopWork } from "#app/core/usage/active-work.ts";
import { closeClinicalStorage } from "../clinical-storage.ts";
import { eraseLocalTraces, forgetAccount } from "../local-traces.ts";
import { lastReport } from "./activity-report.ts";
import { tellOtherTabs } from "./session-channel.ts";

/** Leaving must not hang on a slow network. */
const LONGEST_GOODBYE_MS = 2000;

const DESTINATIONS = {
  asked: () => "/",
  kept: () => "/",
  deleted: () => "/?account=deleted",
  inactivity: () =>
    `/sign-in?reason=inactivity&redirect_url=${encodeURIComponent(location.pathname + location.search)}`,
};

/**
 * Signs out and leaves with a full page load, so that nothing of the page stays in memory. Unsaved work goes to the
 * server first; every tab of this browser leaves too. While the browser is offline the session cannot be ended: the
 * page says so, shows nothing else, and goes on once the server has been told.
 */
export function useLeave() {
  const clerk = useClerk();
  return useCallback(
    async (why: keyof typeof DESTINATIONS) => {
      const to = DESTINATIONS[why]();
      document.documentElement.dataset.leaving = "true";
      const isHeard = await sayGoodbye(why);
      if (why === "deleted") forgetAccount(currentCustomerId());
      else eraseLocalTraces({ erasesWork: why === "asked" });
      closeClinicalStorage();
      if (!isHeard) await untilHeard(why);
      // Nobody did anything there: the landing page would say nothing of why it is shown.
      tellOtherTabs({ type: "left", to: to === "/" ? "/sign-in?reason=elsewhere" : to });
      // Even if the server has ended the session: the provider's script would write its token's cookie again.
      await withinGoodbye(clerk.signOut(() => {}));
      location.replace(to);
    },
    [clerk],
  );
}

type Why = keyof typeof DESTINATIONS;

/** @returns whether the server can be reached, as far as is known */
async function sayGoodbye(why: Why): Promise<boolean> {
  if (why === "deleted") return true; // the server has ended the session, and nothing more may be saved
  const isStopped = why === "inactivity" ? null : stopWork();
  await withinGoodbye(Promise.all([flushWork(), isStopped, lastReport()]));
  return await isHeard(why);
}

async function isHeard(why: Exclude<Why, "deleted">): Promise<boolean> {
  const query = { asked: "", kept: "?reason=keep", inactivity: "?reason=inactivity" }[why];
  const reached = call(`/api/session${query}`, { method: "DELETE", keepalive: true }).then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.code === "network_error"),
  );
  return (await withinGoodbye(reached)) ?? true;
}

const ASK_AGAIN_MS = 2_000;

/** Covers the page with the reason why it is still there, and retries until the server is told. */
async function untilHeard(why: Why): Promise<void> {
  if (why === "deleted") return;
  const cover = document.createElement("div");
  cover.className = "still-signed-in";
  cover.role = "alert";
  cover.textContent =
    "You are offline and still signed in on this computer. Leave this page open: you will be signed out as soon as the connection is back.";
  // Nothing below it is reached by keyboard either.
  for (const covered of document.body.children) covered.setAttribute("inert", "");
  document.body.appendChild(cover);
  do {
    const online = Promise.withResolvers<void>();
    window.addEventListener("online", () => online.resolve(), { once: true });
    await Promise.race([online.promise, sleep(ASK_AGAIN_MS)]);
  } while (!(await isHeard(why)));
}

/** @returns null if it fails or takes too long */
export function withinGoodbye<T>(work: Promise<T>): Promise<T | null> {
  return Promise.race([work.catch(() => null), sleep(LONGEST_GOODBYE_MS).then(() => null)]);
}
