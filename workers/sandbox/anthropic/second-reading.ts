import type { MessagesBody } from "./body.ts";

/** Whether a second reader is asked: what a note's own faults do is done by then. */
export function isReading(body: MessagesBody): boolean {
  const schema = body.output_config?.format?.schema;
  return schema !== undefined && Object.keys((schema.properties as object) ?? {}).join() === "changed,same";
}

/**
 * No model reads here, so nothing is said of any statement, and the rules stand. Only with [[sandbox:doubt]] in the notes
 * the first statement is called changed as a whole.
 */
export function writeReadings(text: string) {
  const lines = /<statements>\n([\s\S]*)\n<\/statements>/.exec(text)?.[1]?.split("\n") ?? [];
  const [, id = "", words = ""] = /^(\d+): (.*)$/.exec(lines[0] ?? "") ?? [];
  const isDoubted = text.includes("[[sandbox:doubt]]") && id !== "";
  return { changed: isDoubted ? [{ id: Number(id), words, sources_say: "" }] : [], same: [] };
}
