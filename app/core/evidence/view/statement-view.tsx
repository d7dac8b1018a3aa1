import type { CheckedStatement, Support } from "../statement.ts";
import type { ActiveSource } from "./active-source.ts";
import { SourcePoint } from "./source-point.tsx";
import { StatementReasons, StatementWords } from "./statement-words.tsx";

const TAGS: Partial<Record<Support, string>> = {
  not_in_notes: "not in your notes",
  suggestion: "suggestion",
  computed: "computed",
};

type Props = {
  id: string;
  statement: CheckedStatement;
  active: ActiveSource;
  onActivate: (active: ActiveSource) => void;
};

/** One checked statement. Pointing at it or reaching it with the keyboard shows its source in the form. */
export function StatementView({ id, statement, active, onActivate }: Props) {
  const { text, standing, evidence, marks = [] } = statement;
  const tag = TAGS[standing];
  const isActive = active?.key === id;
  return (
    <>
      <SourcePoint
        className={`st ${standing}${marks.length > 0 ? " worded" : ""}${isActive ? " here" : ""}`}
        source={{ key: id, spans: evidence }}
        onActivate={onActivate}
        describedBy={marks.length > 0 ? `${id}-marks` : undefined}
      >
        <StatementWords text={text} marks={marks} />
      </SourcePoint>
      {tag && (
        <>
          {" "}
          <span className={`tag ${standing}`}>{tag}</span>
        </>
      )}
      <StatementReasons id={`${id}-marks`} text={text} marks={marks} />{" "}
    </>
  );
}
