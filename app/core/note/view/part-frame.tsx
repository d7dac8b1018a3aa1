import type { ReactNode } from "react";
import type { NotePart } from "../note-document.ts";

export const NOTHING_HERE = "Nothing in your notes belongs here.";

/** A part's card, distinguished by letter, title and color; also for a note that is still being written. */
export function CardFrame({
  part,
  isOut = false,
  children,
}: {
  part: NotePart;
  isOut?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      className={`card part ${part.tone ?? part.key}${isOut ? " left-out" : ""}`}
      aria-label={part.title}
    >
      {children}
    </section>
  );
}

export function PartTitle({ part, isEdited = false }: { part: NotePart; isEdited?: boolean }) {
  return (
    <>
      {part.letter && <i aria-hidden="true">{part.letter}</i>}
      {part.title}
      {isEdited && <span className="tag">edited by you</span>}
    </>
  );
}
