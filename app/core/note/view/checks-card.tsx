import { useState } from "react";
import { isInOtherLanguage } from "#app/core/evidence/handover/other-language.ts";
import type { SourceField, Span } from "#app/core/evidence/text/source.ts";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { HandoverCoach } from "#app/core/evidence/view/handover-coach.tsx";
import { SourcePoint } from "#app/core/evidence/view/source-point.tsx";
import { keptKey } from "#app/core/identity/local-traces.ts";
import { contradictions, isAmber, isOpenSuggestion, isYours, shownItems } from "../amber.ts";
import { doubtsOf } from "../doubts.ts";
import type { NoteChecks, NoteContent, NoteItem } from "../note-document.ts";
import type { CheckStatus, OpenNote } from "../use-note.ts";
import { UnsafeWording } from "./unsafe-wording.tsx";

type Props = {
  note: OpenNote;
  userId: string;
  sources: readonly SourceField[];
  onActivate: (active: ActiveSource) => void;
};

/** What to look at before signing, for the note as it is: what matches, what was left out, what was not stated. */
export function ChecksCard({ note, userId, sources, onActivate }: Props) {
  const { layout, content, checkStatus, document } = note;
  const about = `${document.id} ${content?.form}`;
  const [here, setHere] = useState<{ about: string; ids: readonly string[] }>({ about, ids: [] });
  if (!content) return null;
  const isOtherLanguage = isInOtherLanguage(sources.map(({ text }) => text).join("\n"));
  const { checks } = content;
  return (
    <section
      className="card checks"
      aria-label="Check before you sign"
      aria-busy={checkStatus === "checking"}
      tabIndex={-1}
    >
      <UnsafeWording note={note} />
      {checks && checkStatus === "checked" ? (
        <>
          <div>
            <Matched checks={checks} />
            {isOtherLanguage && (
              <p className="warn small">
                Your notes are mostly not in English. Numbers and drugs are compared; other words are read in
                English only, so compare them yourself.
              </p>
            )}
            <p className="small soft">{amberWords(shownItems(document, content.items), !isOtherLanguage)}</p>
            <SecondReader content={content} />
            {doubtsOf(document).map((words) => (
              <p key={words} className="warn small">
                {words}
              </p>
            ))}
          </div>
          <LeftOutList checks={checks} sources={sources} onActivate={onActivate} />
          <HandoverCoach
            asideKey={keptKey(`set-aside ${layout.coach.name}`, userId)}
            notStated={checks.notStated}
            heard={checks.heard ?? []}
            onActivate={onActivate}
            asideHere={here.about === about ? here.ids : []}
            onAsideHere={(ids) => setHere({ about, ids })}
            isOtherLanguage={isOtherLanguage}
          />
        </>
      ) : (
        <p className={checkStatus === "unreachable" ? "warn" : "soft"} role="status">
          {STATUS_WORDS[checkStatus]}
        </p>
      )}
    </section>
  );
}

const STATUS_WORDS: Record<CheckStatus, string> = {
  checked: "",
  checking: "Checking your changes…",
  unreachable: "Your changes could not be checked yet. Trying again.",
};

function Matched({ checks: { matched } }: { checks: NoteChecks }) {
  if (matched.all === 0) return <h3>No numbers or drugs to compare</h3>;
  const isClean = matched.matching === matched.all;
  return (
    <h3 className={isClean ? "ok" : "warn"}>
      {isClean ? "✓ " : ""}
      {matched.matching} of {matched.all} numbers and drugs match
    </h3>
  );
}

/**
 * Counts each statement once: as hers, as a suggestion, or as one that is not in her notes.
 * @param isRead the notes are in a language in which a statement that says something else is noticed
 */
function amberWords(items: readonly NoteItem[], isRead: boolean): string {
  const own = items.filter(isYours);
  const otherwise = own.filter((item) => contradictions(item).length > 0).length;
  const amber = items.filter((item) => isAmber(item) && !own.includes(item)).length;
  const suggested = items.filter(isOpenSuggestion).length;
  const every = own.length + suggested > 0 ? "Every other statement" : "Every statement";
  return [
    own.length > 0 ? `${counted(own.length)} yours${differing(otherwise, own.length)}` : "",
    suggested > 0 ? `${counted(suggested)} ${suggested === 1 ? "a suggestion" : "suggestions"}` : "",
    amber > 0 ? `${counted(amber)} not in your notes` : isRead ? `${every} has a source` : "",
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

const counted = (count: number) => `${count} ${count === 1 ? "statement is" : "statements are"}`;

function differing(count: number, all: number): string {
  if (count === 0) return "";
  if (count === all) return ` and ${count === 1 ? "differs" : "differ"} from your notes`;
  return `, ${count} of them ${count === 1 ? "differs" : "differ"} from your notes`;
}

/** Shows nothing if there was no second reading. */
function SecondReader({ content: { items } }: { content: NoteContent }) {
  const read = items.filter(({ checked }) => checked?.reading).length;
  if (read === 0) return null;
  return (
    <p className="small soft">
      A second AI reader compared {read === 1 ? "one statement" : `${read} statements`} with your notes.
    </p>
  );
}

function LeftOutList({
  checks: { leftOut },
  sources,
  onActivate,
}: { checks: NoteChecks } & Pick<Props, "sources" | "onActivate">) {
  return (
    <div>
      <h3 className={leftOut.length > 0 ? "warn" : "ok"}>Left out of the note</h3>
      {leftOut.length === 0 && <p className="small soft">Nothing was left out.</p>}
      <ul>
        {leftOut.map(({ kind, text, span }) => (
          <li key={`${span.field}:${span.start}`}>
            <SourcePoint className="st" source={{ key: "left out", spans: [span] }} onActivate={onActivate}>
              {text}
            </SourcePoint>
            {kind !== "sentence" && <WordsAround text={text} words={wordsAround(sources, span)} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A figure by itself does not say what was measured. */
function WordsAround({ text, words }: { text: string; words: string }) {
  if (words.length <= text.length) return null;
  return <span className="small soft"> in “{words}”</span>;
}

/** A few words before and after a stretch, of the line that it stands in. */
function wordsAround(sources: readonly SourceField[], { field, start, end }: Span): string {
  const text = sources.find(({ name }) => name === field)?.text ?? "";
  const before = /(?:\S+[^\S\n]+){0,4}\S*$/.exec(text.slice(Math.max(0, start - 60), start))?.[0] ?? "";
  const after = /^\S*(?:[^\S\n]+\S+){0,3}/.exec(text.slice(end, end + 60))?.[0] ?? "";
  return `${before}${text.slice(start, end)}${after}`;
}
