import type { NoteAnswer, NoteEvent, NoteStatement } from "./note-answer.ts";
import type { SectionKey } from "./sbar-note.ts";

/** A statement as it grows: text is a draft until `checked` is there. */
export type GrowingStatement = {
  index: number;
  section: SectionKey;
  text: string;
  checked: NoteStatement | null;
};

/** What the page shows of a generation. */
export type NoteProgress =
  | { status: "idle" }
  | { status: "generating"; statements: GrowingStatement[] }
  | { status: "done"; answer: NoteAnswer }
  | { status: "failed"; message: string; reason: string | null };

export const IDLE: NoteProgress = { status: "idle" };

/** The progress after one more event of the stream. */
export function advance(progress: NoteProgress, event: NoteEvent): NoteProgress {
  if (event.type === "done") return { status: "done", answer: event };
  if (event.type === "error") return { status: "failed", message: event.error, reason: event.code };
  const statements = progress.status === "generating" ? progress.statements : [];
  if (event.type === "text") return { status: "generating", statements: withText(statements, event) };
  if (event.type === "statement")
    return { status: "generating", statements: withStatement(statements, event) };
  return { status: "generating", statements };
}

function withText(statements: GrowingStatement[], event: NoteEvent & { type: "text" }): GrowingStatement[] {
  const { index, section, text } = event;
  const known = statements.find((statement) => statement.index === index);
  if (!known) return [...statements, { index, section, text, checked: null }];
  return statements.map((statement) =>
    statement === known ? { ...known, text: known.text + text } : statement,
  );
}

function withStatement(
  statements: GrowingStatement[],
  event: NoteEvent & { type: "statement" },
): GrowingStatement[] {
  const { type: _, index, ...checked } = event;
  const grown: GrowingStatement = { index, section: checked.section, text: checked.text, checked };
  const rest = statements.filter((statement) => statement.index !== index);
  return [...rest, grown].sort((a, b) => a.index - b.index);
}
