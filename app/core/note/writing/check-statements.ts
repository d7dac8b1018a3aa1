import { AppError } from "#app/base/http/errors.ts";
import type { Checker } from "#app/core/evidence/checker.ts";
import type { CheckedStatement, DraftStatement } from "#app/core/evidence/statement.ts";
import type { SecondReader } from "#app/core/second-reading/second-reader.ts";
import type { NoteGrowth } from "./growing-statements.ts";
import type { NoteDraft } from "./note-draft.ts";

type Checked<Section extends string> = CheckedStatement & { section: Section };

type Options = {
  /** Reads what the rules leave open. */
  reader: SecondReader | null;
  /** Reviews the guard's result once more, for a kind of note that is stricter. */
  judge?: (checked: CheckedStatement) => CheckedStatement;
};

/** Checks each statement of a draft as soon as it is complete, and again with what a second reader said of it. */
export function openStatements<Section extends string>(
  checker: Pick<Checker, "checkStatement" | "isOpen" | "heard" | "hear">,
  { reader, judge = (checked) => checked }: Options,
) {
  const statements: Checked<Section>[] = [];
  const drafts: DraftStatement[] = [];
  return {
    statements,
    *take(event: NoteDraft<Section>): Generator<NoteGrowth<Section>> {
      if (event.type === "section" || event.type === "text") yield event;
      if (event.type !== "statement") return;
      const { index, section, text, quotes, isSuggestion } = event;
      const draft = { text, quotes, isSuggestion };
      const statement = { section, ...judge(checker.checkStatement(draft)) };
      if (reader && checker.isOpen(draft)) reader.add(drafts.length, text);
      drafts.push(draft);
      statements.push(statement);
      yield { type: "statement", index, ...statement };
      if (drafts.length > 1) return;
      reader?.listen();
      // Found once and cached, so that nobody waits for it at the answer's end.
      checker.heard();
    },
    /** Waits for the second reader, then checks again with its readings and accepts the items that it heard. */
    async readAgain(): Promise<void> {
      for (const [at, reading] of (await reader?.readings()) ?? []) {
        const [draft, before] = [drafts[at], statements[at]];
        if (!draft || !before) continue;
        const checked = judge(checker.checkStatement(draft, reading));
        statements[at] = { section: before.section, ...checked, reading: reading.verdict };
      }
      const heard = reader?.heard();
      if (heard) checker.hear(heard);
    },
    /** @throws AppError model_failed: an answer without any statement does not count */
    accept(): void {
      if (statements.length === 0) throw new AppError("model_failed");
    },
  };
}
