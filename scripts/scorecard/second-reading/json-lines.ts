import { existsSync, readFileSync } from "node:fs";

/** The values of a file that has one JSON value a line; none if there is no such file. */
export const readJsonLines = <Value>(path: string): Value[] =>
  existsSync(path)
    ? readFileSync(path, "utf8")
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => JSON.parse(line) as Value)
    : [];
