import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { SourcePoint } from "#app/core/evidence/view/source-point.tsx";
import type { NoteAnswer } from "../note-answer.ts";

type Props = { answer: NoteAnswer; onActivate: (active: ActiveSource) => void };

/** What to look at before signing: what matches, what was left out, what was not stated. */
export function ChecksCard({ answer: { matched, leftOut, notStated, statements }, onActivate }: Props) {
  const amber = statements.filter(({ standing }) => standing === "not_in_notes").length;
  const isClean = matched.matching === matched.all;
  return (
    <section className="card checks" aria-label="Check before you sign">
      <div>
        <h3 className={isClean ? "ok" : "warn"}>
          {isClean ? "✓ " : ""}
          {matched.matching} of {matched.all} numbers and drugs match
        </h3>
        <p className="small soft">
          {amber > 0
            ? `${amber} ${amber === 1 ? "statement is" : "statements are"} not in your notes`
            : "Every statement has a source"}
        </p>
      </div>
      <div>
        <h3 className={leftOut.length > 0 ? "warn" : "ok"}>Left out of the note</h3>
        {leftOut.length === 0 && <p className="small soft">Nothing was left out.</p>}
        <ul>
          {leftOut.map(({ text, span }) => (
            <li key={`${span.field}:${span.start}`}>
              <SourcePoint className="st" source={{ key: "left out", spans: [span] }} onActivate={onActivate}>
                {text}
              </SourcePoint>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="soft">Not stated</h3>
        {notStated.length === 0 && <p className="small soft">Nothing that is usually stated is missing.</p>}
        <ul>
          {notStated.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
