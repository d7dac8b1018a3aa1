import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { pathHere, TABS_CHANNEL, workLock, worksAt } from "../../usage/active-work.ts";
import type { WorkInProgress } from "./use-work-in-progress.ts";

/**
 * Says, as long as it is true, that another tab of this browser has the same work open: a second patient needs a form
 * of her own. If that tab changed the page to another patient, says so until it was read, so that nobody unknowingly
 * types on in another patient's note. What another tab is generating from the same text need not be requested here.
 */
export function OpenElsewhere({ work }: { work: WorkInProgress }) {
  const { tool, onAnother } = work;
  const path = pathHere();
  const [{ isElsewhere, isWorking }, setOthers] = useState(ALONE);
  const [isTurned, setTurned] = useState(false);
  const latest = useRef(onAnother);
  latest.current = onAnother;
  useEffect(() => watchTabs(`nursegpt-open:${tool}`, path, setOthers), [tool, path]);
  useEffect(() => (isElsewhere ? latest.current(() => setTurned(true)) : undefined), [isElsewhere]);
  return (
    <>
      <p role="status">
        {isElsewhere &&
          "This page is also open in another tab. Both show the same text: what you type here appears there."}
        {isWorking && " Another tab is already working on this: there is no need to start it here as well."}
      </p>
      {isTurned && (
        <p className="notice warn" role="alert">
          Another tab has moved to a different patient or note, and this page now shows it too. Notes you made
          here are under <Link to="/notes">Notes</Link>.{" "}
          <button type="button" onClick={() => setTurned(false)}>
            OK
          </button>
        </p>
      )}
    </>
  );
}

/** What other tabs have of this page: the text open, or work under way. */
type Others = { isElsewhere: boolean; isWorking: boolean };
const ALONE: Others = { isElsewhere: false, isWorking: false };

/** A lock is released a moment after its tab has said so. */
const SETTLED_MS = 250;

/**
 * Reports whether other tabs hold this name open, and whether they are at work at the path; if the browser has no
 * locks, it reports nothing.
 * @returns stops the watching
 */
function watchTabs(name: string, path: string, tell: (others: Others) => void): () => void {
  const work = workLock(path);
  const { locks } = navigator;
  if (!locks) return () => {};
  const channel = new BroadcastChannel(TABS_CHANNEL);
  let close = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const count = async () => {
    const { held = [] } = await locks.query();
    const holders = (of: string) => held.filter((lock) => lock.name === of).length;
    tell({ isElsewhere: holders(name) > 1, isWorking: holders(work) > worksAt(path) });
  };
  const countSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void count().catch(() => {}), SETTLED_MS);
  };
  const hold = () => {
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    locks.request(name, { mode: "shared" }, () => closed).catch(() => {});
    channel.postMessage(name);
    countSoon();
  };
  const release = () => {
    close();
    channel.postMessage(name);
  };
  const back = ({ persisted }: PageTransitionEvent) => persisted && hold();
  channel.onmessage = ({ data }) => (data === name || data === work) && countSoon();
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("pagehide", release, { signal });
  addEventListener("pageshow", back, { signal });
  // A tab that crashed has sent no message.
  addEventListener("focus", countSoon, { signal });
  hold();
  return () => {
    clearTimeout(timer);
    listening.abort();
    release();
    channel.close();
  };
}
