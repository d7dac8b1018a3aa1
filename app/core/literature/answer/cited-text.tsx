import { Fragment } from "react";
import type { CitedAnswer } from "./answer.ts";
import { warningOf } from "./answer-text.ts";
import { type MarkedLine, type MarkedRun, markedLines } from "./marked-lines.ts";

type Props = Pick<CitedAnswer, "text" | "pieces"> & {
  /** The element id of the citation with that number. */
  idOf: (number: number) => string;
};

/** An answer's text: its lines as `markedLines` reads them, a link to each citation, and the unsupported in amber. */
export function CitedText({ text, pieces, idOf }: Props) {
  const groups = groupBullets(markedLines(text, pieces));
  return (
    <div className="cited-text">
      {groups.map((group) =>
        Array.isArray(group) ? (
          <ul key={group[0]?.start}>
            {group.map((line) => (
              <li key={line.start}>
                {line.title && (
                  <>
                    <Runs runs={line.title} idOf={idOf} /> –{" "}
                  </>
                )}
                <Runs runs={line.runs} idOf={idOf} />
              </li>
            ))}
          </ul>
        ) : (
          <Line key={group.start} line={group} idOf={idOf} />
        ),
      )}
    </div>
  );
}

type Bullet = MarkedLine & { kind: "bullet" };
type Other = Exclude<MarkedLine, { kind: "bullet" }>;

/** Consecutive bullets form one list. */
function groupBullets(lines: readonly MarkedLine[]): (Bullet[] | Other)[] {
  const groups: (Bullet[] | Other)[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.kind !== "bullet") groups.push(line);
    else if (Array.isArray(last)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

function Line({ line, idOf }: { line: Other } & Pick<Props, "idOf">) {
  if (line.kind === "rule") return <hr />;
  const runs = <Runs runs={line.runs} idOf={idOf} />;
  if (line.kind === "heading") return <h3>{runs}</h3>;
  return line.kind === "subheading" ? <h4>{runs}</h4> : <p>{runs}</p>;
}

function Runs({ runs, idOf }: { runs: readonly MarkedRun[] } & Pick<Props, "idOf">) {
  let at = 0;
  return runs.map((run) => {
    const key = at++;
    const words = run.isBold ? <b>{run.text}</b> : run.text;
    const warning = run.piece && warningOf(run.piece);
    return (
      <Fragment key={key}>
        {warning ? <mark className="unsupported">{words}</mark> : words}
        {run.piece && run.isEnd && <Behind run={run} warning={warning} idOf={idOf} />}
      </Fragment>
    );
  });
}

/** What follows a stretch: the numbers of its citations, and its warning in words. */
function Behind({ run, warning, idOf }: { run: MarkedRun; warning: string | null } & Pick<Props, "idOf">) {
  return (
    <>
      {run.piece?.sources.map((number) => (
        <a key={number} className="cite" href={`#${idOf(number)}`} aria-label={`Citation ${number}`}>
          [{number}]
        </a>
      ))}
      {warning && <span className="tag unsupported">{warning}</span>}
    </>
  );
}
