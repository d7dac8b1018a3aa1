import { readFileSync } from "node:fs";

export const lineCount = (file: string): number => readFileSync(file, "utf8").split("\n").length;

const START =
  /^(\s*)(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:function\*?\s+\w+|(?:const|let)\s+\w+.*=>\s*[{(]?\s*$|(?:static\s+|override\s+)?(?:async\s+)?\w+\(.*\).*\{\s*$)/;
const CONTROL = /^\s*(?:if|for|while|switch|catch|else|return|do|try)\b/;

/**
 * Lines of each function, by indentation: a formatted function ends at the first closing line with the indentation
 * of its beginning.
 */
export function functionLengths(file: string): { file: string; line: number; lines: number }[] {
  const text = readFileSync(file, "utf8").split("\n");
  return text.flatMap((line, index) => {
    const indent = START.exec(line)?.[1];
    if (indent === undefined || CONTROL.test(line) || !/[{(]\s*$/.test(line)) return [];
    const length = text
      .slice(index + 1)
      .findIndex((next) => next.startsWith(`${indent}}`) || next.startsWith(`${indent})`));
    return length < 0 ? [] : [{ file, line: index + 1, lines: length + 2 }];
  });
}

export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
