import { diagnosesOf, diagnosisLine } from "../diagnosis-line.ts";
import type { DiagnosisRole, NoteItem } from "../note-document.ts";
import { freshId, herOwn } from "./statements-of-text.ts";

/** The diagnoses as an editor shows them, one per line. */
export const diagnosesText = (items: readonly NoteItem[]): string =>
  diagnosesOf(items)
    .map((diagnosis) => diagnosisLine(diagnosis))
    .join("\n");

/** Reads the edited lines; an unchanged piece keeps the guard's result. */
export function diagnosesOfText(part: string, text: string, before: readonly NoteItem[]): NoteItem[] {
  const left = [...before];
  const used = new Set(before.flatMap(({ id, group }) => (group ? [id, group] : [id])));
  const lines = text.split("\n").flatMap((line) => readLine(line));
  const known = lines.map((line) =>
    line.map(({ role, words }) => {
      const place = left.findIndex((item) => item.role === role && item.text === words);
      return place < 0 ? null : (left.splice(place, 1)[0] ?? null);
    }),
  );
  return lines.flatMap((line, at) => {
    const group = known[at]?.find((item) => item?.group)?.group ?? freshId(used);
    return line.map(({ role, words }, place): NoteItem => {
      const item = known[at]?.[place];
      if (item) return item.group === group ? item : { ...item, group };
      const free = left.findIndex((other) => other.role === role);
      const id = (free < 0 ? null : left.splice(free, 1)[0]?.id) ?? freshId(used);
      return herOwn({ id, part, group, role, text: words, gap: "" });
    });
  });
}

type RoleWords = { role: DiagnosisRole; words: string };

/** "- Acute pain related to surgery; wound as evidenced by pain 7/10; guarding". */
function readLine(line: string): RoleWords[][] {
  const text = line.replace(/^[\s*•–-]+/, "").trim();
  if (text === "") return [];
  const [problem = "", evidence = ""] = text.split(/\s+as evidenced by:?\s+/i);
  const [diagnosis = "", related = ""] = problem.split(/\s+related to:?\s+/i);
  const listOf = (role: DiagnosisRole, words: string): RoleWords[] =>
    words
      .split(/\s*;\s*/)
      .filter((piece) => piece !== "")
      .map((piece) => ({ role, words: piece }));
  return [
    [
      { role: "diagnosis", words: diagnosis },
      ...listOf("related", related),
      ...listOf("evidenced", evidence),
    ],
  ];
}
