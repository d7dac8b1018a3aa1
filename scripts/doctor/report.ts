import { type Finding, isFailure, type Verdict } from "./finding.ts";

export type Section = { title: string; findings: Finding[] };

const VERDICTS: readonly Verdict[] = ["ok", "stand-in", "not checked", "missing", "wrong"];
const WIDTH = Math.max(...VERDICTS.map((verdict) => verdict.length));

/** One line per check, below its section's title, and finally the number of each result. */
export function reportLines(sections: readonly Section[]): string[] {
  const shown = sections.filter(({ findings }) => findings.length > 0);
  const lines = shown.flatMap(({ title, findings }) => ["", title, ...findings.map(lineOf)]);
  return [...lines, "", summary(shown.flatMap(({ findings }) => findings))];
}

/** 1 if anything is missing or wrong, else 0. */
export const exitCode = (sections: readonly Section[]): 0 | 1 =>
  sections.some(({ findings }) => findings.some(isFailure)) ? 1 : 0;

function lineOf({ name, verdict, says, todo }: Finding): string {
  return `  ${verdict.padEnd(WIDTH)}  ${name}: ${says}${todo ? ` → ${todo}` : ""}`;
}

function summary(findings: Finding[]): string {
  const counts = VERDICTS.map((verdict) => ({
    verdict,
    count: findings.filter((finding) => finding.verdict === verdict).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => `${count} ${verdict}`)
    .join(", ");
}
