import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import type { SourceField } from "#app/core/evidence/text/source.ts";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { StatementView } from "#app/core/evidence/view/statement-view.tsx";
import { type CheckedDiagnosis, LISTS, type PartRole } from "../diagnosis.ts";
import { isVerbatim, quotesOf, wordsOfMark } from "../nanda-text.ts";

type Shown = {
  sources: readonly SourceField[];
  active: ActiveSource;
  onActivate: (active: ActiveSource) => void;
};

/** The lists of a diagnosis, each under its label; facts come with the words of the input that they rest on. */
export function DiagnosisParts({ diagnosis, ...shown }: Shown & { diagnosis: CheckedDiagnosis }) {
  return LISTS.filter(({ key }) => diagnosis[key].length > 0).map(({ key, label, role }) => (
    <div key={key}>
      <h3>
        {label}
        {role === "suggestion" && <span className="tag suggestion">suggestions</span>}
      </h3>
      <ul>
        {diagnosis[key].map((statement, at) => (
          <li key={statement.text}>
            <Part id={`${diagnosis.priority}${key}${at}`} statement={statement} role={role} {...shown} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

type PartProps = Shown & { id: string; statement: CheckedStatement; role: PartRole };

/** A suggestion is marked by its heading and needs no tag; one that adds something new stays amber. */
function Part({ id, statement, role, sources, active, onActivate }: PartProps) {
  if (role === "suggestion" && statement.standing === "suggestion") return statement.text;
  const isQuote = role === "fact" && isVerbatim(statement, sources);
  const quotes = role === "fact" && !isQuote ? [...new Set(quotesOf(statement, sources))] : [];
  const shown = isQuote ? { ...statement, text: `“${statement.text}”` } : statement;
  return (
    <>
      <span data-mark={wordsOfMark(statement) ?? undefined}>
        <StatementView id={id} statement={shown} active={active} onActivate={onActivate} />
      </span>
      {quotes.map((quote) => (
        <q key={quote} className="soft small">
          {quote}
        </q>
      ))}
    </>
  );
}
