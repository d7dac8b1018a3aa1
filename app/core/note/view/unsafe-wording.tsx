import { useLayoutEffect, useRef } from "react";
import { formsOf, type UnsafeStretch, unsafeStretches, writeSafely } from "../edit/safe-wording.ts";
import { isSigned } from "../note-document.ts";
import type { OpenNote } from "../use-note.ts";
import { UnsafeWords } from "./unsafe-words.tsx";

/** Easily misread wordings in the note, each with a button that writes its safe form; a signed note is not changed. */
export function UnsafeWording({ note: { layout, document, content, change, now } }: { note: OpenNote }) {
  const list = useRef<HTMLDivElement>(null);
  const tapped = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (tapped.current === null) return;
    focusAfter(list.current, tapped.current);
    tapped.current = null;
  });
  const stretches = content && !isSigned(document) ? unsafeStretches(layout, content) : [];
  const write = (stretch: UnsafeStretch, place: number) => {
    const before = now();
    change((document) => writeSafely(document, stretch, Date.now()));
    tapped.current = now() === before ? null : place;
  };
  return (
    <div className="unsafe" ref={list} hidden={stretches.length === 0}>
      {stretches.length > 0 && (
        <>
          <h3 className="warn" tabIndex={-1}>
            Unsafe wording
          </h3>
          <ul>
            {stretches.map((stretch, place) => (
              <li key={`${stretch.item}:${stretch.start}`}>
                <UnsafeWords {...stretch} />
                {formsOf(stretch).map((form) => (
                  <button
                    key={form}
                    type="button"
                    className="small"
                    aria-label={`Write “${form.trim()}” in place of “${stretch.text}” in “${stretch.statement}”`}
                    onClick={() => write({ ...stretch, safe: form }, place)}
                  >
                    Write “{form.trim()}”
                  </button>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The pressed button disappears with its line: focus goes to the next button, else the heading, finally the card. */
function focusAfter(list: HTMLElement | null, place: number): void {
  const next = list?.querySelectorAll("li")[place]?.querySelector("button");
  const goesOn = next ?? list?.querySelector("h3") ?? list?.closest<HTMLElement>(".checks");
  goesOn?.focus();
}
