import type { MessagesBody } from "./body.ts";
import { lastUserText } from "./prompt.ts";

const askedFor = (body: MessagesBody): string =>
  Object.keys((body.output_config?.format?.schema?.properties as object) ?? {}).join();

/** Whether the request is to a second reader; the faults in a note have taken effect by then. */
export const isReading = (body: MessagesBody): boolean => ["changed,same", "heard"].includes(askedFor(body));

/**
 * No model reads here, so no statement or item is remarked on and the rules' verdicts stand. Only with [[sandbox:doubt]]
 * in the notes is the whole first statement called changed.
 */
export function writeReadings(body: MessagesBody) {
  if (askedFor(body) === "heard") return { heard: [] };
  const text = lastUserText(body);
  const lines = /<statements>\n([\s\S]*)\n<\/statements>/.exec(text)?.[1]?.split("\n") ?? [];
  const [, id = "", words = ""] = /^(\d+): (.*)$/.exec(lines[0] ?? "") ?? [];
  const isDoubted = text.includes("[[sandbox:doubt]]") && id !== "";
  return { changed: isDoubted ? [{ id: Number(id), words, sources_say: "" }] : [], same: [] };
}
