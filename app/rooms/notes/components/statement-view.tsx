import type { CheckedStatement, Standing } from "#app/core/evidence/statement.ts";
import type { ActiveSource } from "./active-source.ts";

const TAGS: Partial<Record<Standing, string>> = {
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
  const { text, standing, evidence } = statement;
  const tag = TAGS[standing];
  const isActive = active?.key === id;
  const activate = () => onActivate({ key: id, spans: evidence });
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard reaches the source of each statement this way */}
      <span
        className={`st ${standing}${isActive ? " here" : ""}`}
        tabIndex={0}
        role="note"
        onMouseEnter={activate}
        onFocus={activate}
        onMouseLeave={() => onActivate(null)}
        onBlur={() => onActivate(null)}
      >
        {text}
      </span>
      {tag && <> <span className={`tag ${standing}`}>{tag}</span></>}{" "}
    </>
  );
}
