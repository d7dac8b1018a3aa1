import { type Visibility, visibilityWords } from "#app/core/document/visibility.ts";
import { ReportButton } from "#app/core/reports/report-button.tsx";
import { Places } from "#app/rooms/documents/viewer/components/places.tsx";
import { type AskedQuestion, answerWords, LOOKING_WORDS } from "../question-list.ts";

/** What was asked and answered, newest first. */
export function AskedList({ list }: { list: readonly AskedQuestion[] }) {
  return (
    <ul className="asked-list" aria-label="Questions and answers">
      {list.map((asked) => (
        <AnswerView key={asked.id} asked={asked} />
      ))}
    </ul>
  );
}

/** One question and its answer: drafted, checked, not in the document, or failed. */
export function AnswerView({ asked }: { asked: AskedQuestion }) {
  const isFinished = asked.status === "answered" || asked.status === "unanswered";
  return (
    <li className={`asked ${asked.status}`}>
      <p className="question">{asked.query}</p>
      <Outcome asked={asked} />
      {isFinished && <ReportButton tool="question" statements={() => statementsOf(asked)} />}
    </li>
  );
}

/** What an answer says, or that there is none, and each passage. */
const statementsOf = (asked: AskedQuestion): string[] => [
  ...(asked.status === "unanswered" ? [answerWords(asked)] : []),
  ...asked.pieces.map(({ text }) => text.trim()).filter((text) => text !== ""),
];

function Outcome({ asked }: { asked: AskedQuestion }) {
  if (asked.status === "failed")
    return (
      <p className="notice alarm on-paper" role="alert">
        <strong>{asked.problem}</strong>
      </p>
    );
  if (asked.status === "unanswered") return <Unanswered asked={asked} />;
  return (
    <div className="answer">
      <Pieces asked={asked} />
      {asked.status === "answering" && <Draft text={asked.draft} />}
    </div>
  );
}

/** What is said instead of an answer, and below it passages of the document, each with its place. */
function Unanswered({ asked }: { asked: AskedQuestion }) {
  const extracted = asked.pieces.filter(({ places }) => places.length > 0);
  return (
    <div>
      <p className="notice info on-paper">
        <strong>{answerWords(asked)}</strong>
      </p>
      {extracted.length > 0 && (
        <ul className="extracted">
          {extracted.map(({ text, places }) => (
            <li key={text}>
              {text} <Places places={places} />
              <VisibilityTags places={places} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Pieces({ asked: { pieces, status } }: { asked: AskedQuestion }) {
  return pieces.map(({ text, places, isDoubtful }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces only ever follow one another
    <span key={index} className={places.length > 0 ? "piece" : "piece soft"}>
      {text}
      <Places places={places} />
      <VisibilityTags places={places} />
      {isDoubtful && <span className="tag not_in_notes">not what its source says</span>}
      {places.length === 0 && status === "answered" && text.trim() !== "" && (
        <span className="tag">no source</span>
      )}{" "}
    </span>
  ));
}

/** Says once that the document hides, or has withdrawn, what an answer rests on. */
function VisibilityTags({ places }: { places: readonly Visibility[] }) {
  const words = new Set(places.flatMap((place) => visibilityWords(place) ?? []));
  return [...words].map((word) => (
    <span key={word} className="tag">
      {word}
    </span>
  ));
}

/** A draft grows word by word, and is announced once it is checked. */
function Draft({ text }: { text: string }) {
  return (
    <span className="soft">
      {text || LOOKING_WORDS} <span className="tag">draft</span>
    </span>
  );
}
