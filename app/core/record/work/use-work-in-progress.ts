import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { fetchWork, keeperOf, knownKeeper } from "./browser-work.ts";
import { isSameWork } from "./merge-work.ts";
import type { OpenedWork, WorkTool } from "./work.ts";
import { readEnvelope } from "./work-envelope.ts";
import type { WorkKeeper, WorkKind, WorkView } from "./work-kind.ts";

type Options<State> = {
  /** The page's person, if the page knows. */
  userId?: string | undefined;
  /** What the page's loader found; null if it could not ask, so that the browser asks itself. */
  opened: OpenedWork | null;
  /** The page's current state; a change of it is saved. */
  state: State;
  /** Puts a state into the page that did not come from its fields. */
  restore(state: State): void;
  /** Keeps nothing. */
  isOff?: boolean;
};

/** What `WorkNotice` shows, with the person's answers. */
export type WorkInProgress = {
  tool: WorkTool;
  view: WorkView<unknown>;
  answer(isWanted: boolean): void;
  choose(isOther: boolean): void;
  /** Calls back when the page receives work unrelated to what it showed. @returns stops that */
  onAnother(tell: () => void): (() => void) | undefined;
};

const NOTHING: WorkView<never> = { status: "idle", question: null, other: null };
const noSubscription = () => () => {};

/**
 * Keeps a page's work: sealed on the server within 2 seconds of a change, and in this browser within 150 ms; restored
 * without a question in the same session, in any tab, and after a question in a later one.
 * @param kind always the same object, or names another tool when it changes
 */
export function useWorkInProgress<State>(
  kind: WorkKind<State>,
  { userId, opened, state, restore, isOff = false }: Options<State>,
): WorkInProgress {
  const [keeper, setKeeper] = useState<WorkKeeper<State> | null>(null);
  const latest = useRef({ state, restore });
  latest.current = { state, restore };

  useEffect(() => {
    if (isOff) return setKeeper(null);
    let isOver = false;
    let off = () => {};
    const begin = (found: OpenedWork | null, known: WorkKeeper<State> | null, isLate = false) => {
      if (isOver) return;
      const own = known ?? (found && keeperOf(kind, found.userId, found));
      if (!own) return;
      off = own.onRestore((restored) => latest.current.restore(restored));
      if (found) known?.absorb(found);
      const { state: shown } = latest.current;
      const isUntouched = isSameWork(shown, kind.empty);
      const hasKept = !isSameWork(own.state(), kind.empty);
      // By the previous page, before whose clearing this one was drawn.
      const isCleared = !hasKept && !isUntouched && found !== null && isSameWork(shown, stateOf(kind, found));
      // Nobody who types waits for the server's answer, and nothing may overwrite what was typed meanwhile.
      if (isLate && hasKept && !isUntouched) own.join(shown);
      // What was typed before the scripts arrived may be on its way into the state: emptiness may not overwrite it.
      else if ((known && !isLate) || (isUntouched && hasKept) || isCleared)
        latest.current.restore(own.state());
      setKeeper(own);
    };
    const whose = opened?.userId ?? userId;
    const known = whose ? knownKeeper(kind, whose) : null;
    if (opened || known) begin(opened, known);
    else
      void askUntilTold(
        kind.tool,
        (found) => begin(found, knownKeeper(kind, found.userId), true),
        () => isOver,
      );
    return () => {
      isOver = true;
      off();
    };
  }, [kind, opened, userId, isOff]);

  useEffect(() => keeper?.change(state), [keeper, state]);

  const view = useSyncExternalStore(
    keeper?.view.subscribe ?? noSubscription,
    keeper?.view.get ?? (() => NOTHING as WorkView<State>),
    () => NOTHING as WorkView<State>,
  );
  return {
    tool: kind.tool,
    view,
    answer: (isWanted) => keeper?.answer(isWanted),
    choose: (isOther) => keeper?.choose(isOther),
    onAnother: (tell) =>
      keeper?.onRestore((given) => {
        void kind.isAnother?.(latest.current.state, given).then((isAnother) => isAnother && tell());
      }),
  };
}

/** The initial state of a page: what this page still holds, what the server holds for this session, or nothing. */
export function firstState<State>(
  kind: WorkKind<State>,
  { userId, opened }: { userId?: string | undefined; opened: OpenedWork | null },
): State {
  const whose = opened?.userId ?? userId;
  const known = typeof document === "undefined" || !whose ? null : knownKeeper(kind, whose);
  if (known) return known.state();
  return opened ? stateOf(kind, opened) : kind.empty;
}

/** What the server holds for this session; work of an earlier one waits for an answer. */
const stateOf = <State>(kind: WorkKind<State>, { isFromEarlierSession, text }: OpenedWork): State =>
  (isFromEarlierSession ? null : readEnvelope(text, kind)?.state) ?? kind.empty;

const ASK_AGAIN_MS = 5_000;

async function askUntilTold(
  tool: OpenedWork["tool"],
  begin: (found: OpenedWork) => void,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const found = await fetchWork(tool).catch(() => null);
    if (found?.browserKey) return begin(found);
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}
