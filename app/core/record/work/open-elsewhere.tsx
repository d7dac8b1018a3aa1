import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { WorkInProgress } from "./use-work-in-progress.ts";

/**
 * Says, while it is so, that another tab of this browser has the same work open: a second patient needs a form of her own. And where
 * that tab turned the page to another patient, says so until it was read: nobody types on in another patient's note unawares.
 */
export function OpenElsewhere({ work }: { work: WorkInProgress }) {
  const { tool, onAnother } = work;
  const [isElsewhere, setElsewhere] = useState(false);
  const [isTurned, setTurned] = useState(false);
  const latest = useRef(onAnother);
  latest.current = onAnother;
  useEffect(() => watchTabs(`nursegpt-open:${tool}`, setElsewhere), [tool]);
  useEffect(() => (isElsewhere ? latest.current(() => setTurned(true)) : undefined), [isElsewhere]);
  return (
    <>
      <p role="status">
        {isElsewhere &&
          "This page is also open in another tab. Both hold the same text: what you type here appears there."}
      </p>
      {isTurned && (
        <p className="notice warn" role="alert">
          Another tab has turned to a different patient or note, and this page now shows it too. Notes that
          you had made here are under <Link to="/notes">Notes</Link>.{" "}
          <button type="button" onClick={() => setTurned(false)}>
            OK
          </button>
        </p>
      )}
    </>
  );
}

const CHANNEL = "nursegpt-open";
/** A lock is given back a moment after its tab has said so. */
const SETTLED_MS = 250;

/** Tells whether other tabs hold this name open; where the browser has no locks it tells nothing. @returns what ends it */
function watchTabs(name: string, tell: (isElsewhere: boolean) => void): () => void {
  const { locks } = navigator;
  if (!locks) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  let close = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const count = async () => {
    const { held = [] } = await locks.query();
    tell(held.filter((lock) => lock.name === name).length > 1);
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
  channel.onmessage = ({ data }) => data === name && countSoon();
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("pagehide", release, { signal });
  addEventListener("pageshow", back, { signal });
  // A tab that crashed has said nothing.
  addEventListener("focus", countSoon, { signal });
  hold();
  return () => {
    clearTimeout(timer);
    listening.abort();
    release();
    channel.close();
  };
}
