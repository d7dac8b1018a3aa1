import { AppError } from "#app/base/http/errors.ts";
import type { Checker } from "#app/core/evidence/checker.ts";
import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import type { NoteGrowth } from "./growing-statements.ts";
import type { NoteDraft } from "./note-draft.ts";

type Checked<Section extends string> = CheckedStatement & { section: Section };

/**
 * Checks each statement of a draft as soon as it is complete.
 * @param judge looks at what the guard said once more, where a kind of note is stricter
 */
export function openStatements<Section extends string>(
  checker: Pick<Checker, "checkStatement">,
  judge = (checked: CheckedStatement): CheckedStatement => checked,
) {
  const statements: Checked<Section>[] = [];
  return {
    statements,
    *take(event: NoteDraft<Section>): Generator<NoteGrowth<Section>> {
      if (event.type === "section" || event.type === "text") yield event;
      if (event.type !== "statement") return;
      const { index, section, text, quotes, isSuggestion } = event;
      const checked = judge(checker.checkStatement({ text, quotes, isSuggestion }));
      const statement = { section, ...checked };
      statements.push(statement);
      yield { type: "statement", index, ...statement };
    },
    /** @throws AppError model_failed: an answer without a statement is none */
    accept(): void {
      if (statements.length === 0) throw new AppError("model_failed");
    },
  };
}
