import type { CheckedStatement } from "#app/core/evidence/statement.ts";

/** A statement as it grows: its text is a draft until `checked` is there. */
export type GrowingStatement = {
  index: number;
  section: string;
  text: string;
  checked: CheckedStatement | null;
};

/** The events of a note's stream while it is written. */
export type NoteGrowth<Section extends string = string> =
  | { type: "section"; section: Section }
  | { type: "text"; index: number; section: Section; text: string }
  | ({ type: "statement"; index: number; section: Section } & CheckedStatement)
  | { type: "usage"; input_tokens: number; output_tokens: number };

/** The statements of a note after one more event of its stream. */
export function growStatements(statements: GrowingStatement[], event: NoteGrowth): GrowingStatement[] {
  if (event.type === "text") return withText(statements, event);
  if (event.type === "statement") return withStatement(statements, event);
  return statements;
}

function withText(statements: GrowingStatement[], event: NoteGrowth & { type: "text" }): GrowingStatement[] {
  const { index, section, text } = event;
  const known = statements.find((statement) => statement.index === index);
  if (!known) return [...statements, { index, section, text, checked: null }];
  return statements.map((statement) =>
    statement === known ? { ...known, text: known.text + text } : statement,
  );
}

function withStatement(
  statements: GrowingStatement[],
  event: NoteGrowth & { type: "statement" },
): GrowingStatement[] {
  const { type: _, index, ...checked } = event;
  const grown: GrowingStatement = { index, section: checked.section, text: checked.text, checked };
  const rest = statements.filter((statement) => statement.index !== index);
  return [...rest, grown].sort((a, b) => a.index - b.index);
}
