import type { ShownSource } from "./answer.ts";
import { authorsLine, sourceMarks, whenAndWhere } from "./answer-text.ts";

type Props = { sources: readonly ShownSource[]; idOf: (number: number) => string };

/** The numbered citations: each an article that was fetched, with its warnings, its link, and the verified quotes. */
export function CitationList({ sources, idOf }: Props) {
  return (
    <ol className="citations">
      {sources.map((source) => (
        <li key={source.number} id={idOf(source.number)} tabIndex={-1}>
          <p>
            <a href={source.url} target="_blank" rel="noopener noreferrer">
              {source.title}
            </a>
          </p>
          <p className="soft small">
            {authorsLine(source.authors)} {whenAndWhere(source.journal, source.year)} <Ids source={source} />
          </p>
          <Marks source={source} />
          {source.quotes.map(({ label, text }) => (
            <blockquote key={text}>
              {label && <b className="small">{label}: </b>}“{text}”
            </blockquote>
          ))}
        </li>
      ))}
    </ol>
  );
}

function Ids({ source: { pmid, doi } }: { source: ShownSource }) {
  const ids = [pmid && `PMID ${pmid}`, doi && `DOI ${doi}`].filter(Boolean);
  return <span className="ids">{ids.join(" · ")}</span>;
}

function Marks({ source }: { source: ShownSource }) {
  const marks = sourceMarks(source);
  if (marks.length === 0) return null;
  return (
    <p className="row marks-row">
      {marks.map(({ words, level }) => (
        <span key={words} className={`tag mark-${level}`}>
          {words}
        </span>
      ))}
    </p>
  );
}
