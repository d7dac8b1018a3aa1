import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, call } from "#app/base/http/request.ts";
import { reportActivity } from "./activity-report.ts";
import { ACTIVITIES, idlenessAt, REPORT_EVERY_MS, reportDelay } from "./inactivity.ts";
import { openSessionChannel } from "./session-channel.ts";

const TICK_MS = 1000;
/** A tick this late means that the computer slept or the tab was frozen. */
const SLEPT_MS = 10_000;
/** After a report that did not arrive, the first activity later than this reports again. */
const REPORT_AGAIN_MS = 5_000;
/** How long the warning stays after some activity: long enough to reach its buttons with the mouse. */
const LINGER_MS = 2_000;

/** The warning: counting down, or about to close because somebody is there (`secondsLeft` is null). */
type Warning = { secondsLeft: number | null; closesAt: number | null };

type Options = {
  userId: string;
  /** How long before the page was opened the server last saw an activity, by its own clock, in milliseconds. */
  idleMs: number;
  /** Signs out and navigates away. */
  leave: (why: "inactivity") => void;
};

/**
 * The browser's inactivity logout. Clocks are wall clocks: sleeping counts as being away.
 * @returns the warning while it shows, and whether the page is to be covered
 */
export function useInactivity({ userId, idleMs, leave }: Options) {
  const [warning, setWarning] = useState<Warning | null>(null);
  const [isCovered, setCovered] = useState(false);
  const lastActiveAt = useRef(0);
  const lastReportAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const channel = useRef<ReturnType<typeof openSessionChannel>>(undefined);
  const idleBefore = useRef(idleMs);

  const report = useCallback(() => {
    timer.current = undefined;
    lastReportAt.current = Date.now();
    void reportActivity(Date.now() - lastActiveAt.current).then((isHeard) => {
      if (!isHeard) lastReportAt.current = Date.now() - REPORT_EVERY_MS + REPORT_AGAIN_MS;
    });
  }, []);

  const noteActivity = useCallback(() => {
    const now = Date.now();
    // Too late: the logout is due, and a moving mouse must not take it back.
    if (idlenessAt(now, lastActiveAt.current).state === "expired") return;
    lastActiveAt.current = now;
    setWarning((before) => before && { secondsLeft: null, closesAt: before.closesAt ?? now + LINGER_MS });
    channel.current?.tell({ type: "active", at: now });
    timer.current ??= setTimeout(report, reportDelay(now, lastReportAt.current));
  }, [report]);

  useEffect(() => {
    lastActiveAt.current = Date.now();
    // The previous page may have left without reporting: a first report that waits its turn here could come too late.
    lastReportAt.current = Date.now() - idleBefore.current;
    channel.current = openSessionChannel((message) => {
      if (message.type === "left") return location.replace(message.to);
      lastActiveAt.current = Math.max(lastActiveAt.current, message.at);
    });
    // Opening a page is an activity; this page counts its minutes from here, and so must the server.
    const isLongAgo = idleBefore.current >= REPORT_EVERY_MS;
    if (isLongAgo && document.visibilityState === "visible") noteActivity();
    return () => {
      channel.current?.close();
      clearTimeout(timer.current);
    };
  }, [noteActivity]);

  useEffect(() => listenForActivity(noteActivity), [noteActivity]);

  useEffect(() => {
    let lastTickAt = Date.now();
    let isOver = false;
    const tick = () => {
      const now = Date.now();
      // The clock may have been put back: from then on, the minutes count anew.
      lastActiveAt.current = Math.min(lastActiveAt.current, now);
      const idleness = idlenessAt(now, lastActiveAt.current);
      if (now - lastTickAt > SLEPT_MS && idleness.state !== "expired")
        void checkAfterSleep(userId, setCovered);
      lastTickAt = now;
      const secondsLeft = idleness.state === "warning" ? idleness.secondsLeft : null;
      setWarning((before) =>
        secondsLeft === null ? lingering(before, now) : { secondsLeft, closesAt: null },
      );
      if (idleness.state !== "expired" || isOver) return;
      isOver = true;
      setCovered(true);
      leave("inactivity");
    };
    const [offTicks, offCache] = [everySecond(tick), reloadWhenRestored()];
    return () => {
      offTicks();
      offCache();
    };
  }, [leave, userId]);

  const stayActive = useCallback(() => {
    noteActivity();
    setWarning(null);
  }, [noteActivity]);
  return { warning, isCovered, stayActive };
}

/** Also when the tab is looked at again, whose timers the browser may have held back. @returns stops that */
function everySecond(tick: () => void): () => void {
  const interval = setInterval(tick, TICK_MS);
  document.addEventListener("visibilitychange", tick);
  return () => {
    clearInterval(interval);
    document.removeEventListener("visibilitychange", tick);
  };
}

/** @returns stops the listening */
function listenForActivity(note: () => void): () => void {
  const onActivity = realActivity(note);
  const options = { capture: true, passive: true };
  for (const name of ACTIVITIES) window.addEventListener(name, onActivity, options);
  return () => {
    for (const name of ACTIVITIES) window.removeEventListener(name, onActivity, options);
  };
}

/** A warning that is no longer needed closes after a moment, but not while the pointer is on its way to a button. */
function lingering(warning: Warning | null, now: number): Warning | null {
  if (!warning) return null;
  const closesAt = warning.closesAt ?? now + LINGER_MS;
  const isUnderPointer = document.querySelector(".session-warning:hover") !== null;
  return now >= closesAt && !isUnderPointer ? null : { secondsLeft: null, closesAt };
}

/** Browsers send a mouse move when something appears under a resting pointer: that is not activity. */
function realActivity(note: () => void) {
  let last = "";
  return (event: Event) => {
    // The warning's own buttons handle themselves.
    if (event.target instanceof Element && event.target.closest(".session-warning")) return;
    if (event.type === "mousemove" && event.isTrusted) {
      const { screenX, screenY } = event as MouseEvent;
      const place = `${screenX},${screenY}`;
      if (place === last) return;
      const isFirst = last === "";
      last = place;
      if (isFirst && (event as MouseEvent).movementX === 0 && (event as MouseEvent).movementY === 0) return;
    }
    note();
  };
}

/** A page that woke up shows nothing until the server has confirmed that the same person is still signed in. */
async function checkAfterSleep(userId: string, setCovered: (covered: boolean) => void) {
  setCovered(true);
  try {
    const session = await call<{ userId: string }>("/api/session");
    if (session.userId === userId) setCovered(false);
    else location.replace("/dashboard");
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    if (isSignedOut) location.replace(`/sign-in?redirect_url=${encodeURIComponent(location.pathname)}`);
    else setCovered(false); // offline: the five minutes still hold
  }
}

/** A page that Back restores from the browser's memory is loaded again. */
function reloadWhenRestored() {
  const onShow = (event: PageTransitionEvent) => event.persisted && location.reload();
  window.addEventListener("pageshow", onShow);
  return () => window.removeEventListener("pageshow", onShow);
}
