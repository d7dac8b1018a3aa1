import { Places } from "#app/rooms/documents/viewer/components/places.tsx";
import type { AskedQuestion } from "../question-list.ts";

/** One question and its answer: drafted, checked, not given by the document, or failed. */
export function AnswerView({ asked }: { asked: AskedQuestion }) {
  return (
    <li className={`asked ${asked.status}`}>
      <p className="question">{asked.query}</p>
      <Outcome asked={asked} />
    </li>
  );
}

function Outcome({ asked }: { asked: AskedQuestion }) {
  if (asked.status === "failed")
    return (
      <p className="notice alarm" role="alert">
        <strong>{asked.problem}</strong>
      </p>
    );
  if (asked.status === "unanswered")
    return (
      <p className="notice info" role="status">
        <strong>{wholeText(asked) || "The document does not answer this question."}</strong>
      </p>
    );
  return (
    <div className="answer">
      <Pieces asked={asked} />
      {asked.status === "answering" && <Draft text={asked.draft} />}
    </div>
  );
}

const wholeText = ({ pieces }: AskedQuestion) =>
  pieces
    .map(({ text }) => text)
    .join("")
    .trim();

function Pieces({ asked: { pieces, status } }: { asked: AskedQuestion }) {
  return pieces.map(({ text, places }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces only ever follow one another
    <span key={index} className={places.length > 0 ? "piece" : "piece soft"}>
      {text}
      <Places places={places} />
      {places.length === 0 && status === "answered" && text.trim() !== "" && (
        <span className="tag">no source</span>
      )}{" "}
    </span>
  ));
}

function Draft({ text }: { text: string }) {
  return (
    <span className="soft" role="status">
      {text || "Looking in the document..."} <span className="tag">draft</span>
    </span>
  );
}
