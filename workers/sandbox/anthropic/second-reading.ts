import type { MessagesBody } from "./body.ts";

/** Whether the request is to a second reader; the faults in a note have taken effect by then. */
export function isReading(body: MessagesBody): boolean {
  const schema = body.output_config?.format?.schema;
  return schema !== undefined && Object.keys((schema.properties as object) ?? {}).join() === "changed,same";
}

/**
 * No model reads here, so no statement is remarked on and the rules' verdicts stand. Only with [[sandbox:doubt]] in the
 * notes is the whole first statement called changed.
 */
export function writeReadings(text: string) {
  const lines = /<statements>\n([\s\S]*)\n<\/statements>/.exec(text)?.[1]?.split("\n") ?? [];
  const [, id = "", words = ""] = /^(\d+): (.*)$/.exec(lines[0] ?? "") ?? [];
  const isDoubted = text.includes("[[sandbox:doubt]]") && id !== "";
  return { changed: isDoubted ? [{ id: Number(id), words, sources_say: "" }] : [], same: [] };
}
