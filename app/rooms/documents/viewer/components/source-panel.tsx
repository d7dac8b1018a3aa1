import { X } from "lucide";
import { useEffect, useRef } from "react";
import { DOCUMENT_NOT_FOUND_WORDS } from "#app/base/http/document-words.ts";
import { failedWords } from "#app/base/ui/failed-words.ts";
import { Icon } from "#app/base/ui/icon.tsx";
import type { SourceAnswer } from "#app/rooms/documents/detail/document-source.ts";
import { isDeleted } from "#app/rooms/documents/detail/is-deleted.ts";
import type { SourcePlace } from "../source-place.ts";
import type { SourceState } from "../use-source.ts";
import { SourceBlock } from "./source-block.tsx";

type Props = {
  state: SourceState;
  onMove: (segment: number) => void;
  onRetry: (segment: number, place: SourcePlace | null) => void;
  onClose: () => void;
};

/** The document's own text beside what was said about it; a bottom sheet on small screens. */
export function SourcePanel({ state, onMove, onRetry, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  const isOpen = state.status !== "closed";
  useEffect(() => {
    if (!isOpen) return;
    panel.current?.focus({ preventScroll: true });
    const closeByEscape = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    document.addEventListener("keydown", closeByEscape);
    return () => document.removeEventListener("keydown", closeByEscape);
  }, [isOpen, onClose]);
  if (state.status === "closed") return null;
  return (
    <aside ref={panel} className="card source-panel" aria-label="Source" tabIndex={-1}>
      <div className="source-head">
        <h2>{state.place ? `Source: ${state.place.words}` : "Source"}</h2>
        <button type="button" className="quiet icon" aria-label="Close the source" onClick={onClose}>
          <Icon of={X} size={20} />
        </button>
      </div>
      {state.status === "open" && (
        <OpenSource answer={state.answer} segment={state.segment} place={state.place} onMove={onMove} />
      )}
      {state.status === "loading" && (
        <p className="row" role="status">
          <span className="spinner small-spinner" aria-hidden="true" /> Opening the document...
        </p>
      )}
      {state.status === "failed" && (
        <div className="notice alarm" role="alert">
          <strong>{wordsOf(state.error)}</strong>
          {!isDeleted(state.error) && (
            <p>
              <button type="button" onClick={() => onRetry(state.segment, state.place)}>
                Try again
              </button>
            </p>
          )}
        </div>
      )}
    </aside>
  );
}

/** Where the text did not come, another try may bring it, unless the document has been deleted. */
const wordsOf = (error: unknown): string =>
  isDeleted(error)
    ? DOCUMENT_NOT_FOUND_WORDS
    : failedWords(error, "This part of the document could not be opened.");

type OpenProps = {
  answer: SourceAnswer;
  segment: number;
  place: SourcePlace | null;
  onMove: (segment: number) => void;
};

function OpenSource({ answer, segment, place, onMove }: OpenProps) {
  const text = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place is scrolled to once
  useEffect(() => {
    const box = text.current;
    const cited = box?.querySelector("mark") ?? box?.querySelector(".here");
    if (!box) return;
    if (!cited) {
      box.scrollTo({ top: 0 });
      return;
    }
    const offset = cited.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollBy({ top: offset - box.clientHeight / 3 });
  }, [segment, place]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {place?.quote ? `${place.words}: “${place.quote}”` : answer.segment.part.name}
      </p>
      <section
        ref={text}
        className="source-text"
        aria-label={answer.segment.part.name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the text this way
        tabIndex={0}
      >
        {answer.segment.blocks.map((block, index) => (
          <SourceBlock
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks are known by their position and never move
            key={index}
            block={block}
            place={place?.segment === segment && place.block === index ? place : null}
          />
        ))}
      </section>
      <SourceSteps names={answer.index} segment={segment} onMove={onMove} />
    </>
  );
}

type StepsProps = { names: string[]; segment: number; onMove: (segment: number) => void };

function SourceSteps({ names, segment, onMove }: StepsProps) {
  if (names.length < 2) return null;
  // A button would lose its focus when disabled.
  const step = (to: number) => ({
    type: "button" as const,
    "aria-disabled": names[to] === undefined,
    onClick: () => names[to] !== undefined && onMove(to),
  });
  return (
    <div className="source-steps">
      <button {...step(segment - 1)}>Previous</button>
      <select
        aria-label="Part of the document"
        value={segment}
        onChange={(event) => onMove(Number(event.target.value))}
      >
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are known by their position and never move
          <option key={index} value={index}>
            {partName(names, name, index)}
          </option>
        ))}
      </select>
      <button {...step(segment + 1)}>Next</button>
    </div>
  );
}

/** A long part has several segments of one name: "body (2)". */
function partName(names: string[], name: string, index: number) {
  const before = names.slice(0, index).filter((other) => other === name).length;
  return before > 0 ? `${name} (${before + 1})` : name;
}
