import { useMemo, useState } from "react";
import { firstState, useWorkInProgress } from "./use-work-in-progress.ts";
import type { OpenedWork, WorkTool } from "./work.ts";
import type { WorkKind } from "./work-kind.ts";

const textWork = (tool: WorkTool): WorkKind<string> => ({
  tool,
  empty: "",
  called: () => "question",
  isEmpty: (text) => text.trim() === "",
  read: (stored) => (typeof stored === "string" ? stored : ""),
});

type Options = {
  userId?: string | undefined;
  /** What the page's loader found; null if the browser is to ask itself. */
  opened?: OpenedWork | null;
  /** What was posted without scripts, or typed before there was a tool; it takes precedence over what was kept. */
  posted?: string | undefined;
};

/**
 * One text being typed, kept as work in progress.
 * @param tool null keeps nothing
 */
export function useTextInProgress(tool: WorkTool | null, { userId, opened = null, posted }: Options = {}) {
  const kind = useMemo(() => textWork(tool ?? "research"), [tool]);
  const [text, setText] = useState(() => posted ?? firstState(kind, { userId, opened }));
  const isOff = tool === null;
  const work = useWorkInProgress(kind, { userId, opened, state: text, restore: setText, isOff });
  return { text, setText, work };
}
