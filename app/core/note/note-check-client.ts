import { call } from "#app/base/http/request.ts";
import type { SourceField } from "../evidence/text/source.ts";
import type { CheckResult } from "./edit/apply-checks.ts";
import type { NoteCheckAnswer, NoteCheckRequest } from "./note-check.ts";
import type { NoteContent, NoteLayout } from "./note-document.ts";

/**
 * Asks the guard about what is new in a note.
 * @throws ApiError when it cannot be asked; rate_limited when it was asked too often
 */
export async function askForChecks(
  layout: NoteLayout,
  content: NoteContent,
  sources: readonly SourceField[],
  signal: AbortSignal,
): Promise<CheckResult> {
  const counted = new Set(layout.parts.filter(({ kind }) => kind === "text").map(({ key }) => key));
  const { name: _, ...coach } = layout.coach;
  const body: NoteCheckRequest = {
    coach,
    sources: [...sources],
    statements: content.items.map(({ id, text, part, checked }) => ({
      id,
      text,
      checked,
      isCounted: counted.has(part),
    })),
  };
  const { statements, ...checks } = await call<NoteCheckAnswer>("/api/note-check", {
    method: "POST",
    body,
    signal,
  });
  return { statements: new Map(statements.map(({ id, ...statement }) => [id, statement])), checks };
}
