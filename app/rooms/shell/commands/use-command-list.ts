import { type KeyboardEvent, useState } from "react";
import { type Command, matching } from "./commands.ts";

/** The query, what it finds, and which of it is active; arrows go round. */
export function useCommandList(commands: readonly Command[], onChoose: (command: Command) => void) {
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const found = matching(commands, query);
  const active = found[at];
  const ask = (next: string) => {
    setQuery(next);
    setAt(0);
  };
  const step = (by: number) => setAt((before) => (before + by + found.length) % Math.max(1, found.length));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowUp") step(-1);
    else if (event.key === "Enter" && active) onChoose(active);
    else return;
    event.preventDefault();
  };
  return { query, ask, found, active, onKeyDown };
}
