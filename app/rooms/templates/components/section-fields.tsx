import { useEffect, useRef, useState } from "react";
import { Required } from "#app/base/ui/fields/required.tsx";
import { useUndo } from "#app/base/ui/toasts/use-undo.ts";
import { TEMPLATE_LIMITS } from "../own/own-template.ts";
import { emptySection, moveSection, type SectionDraft, type TemplateDraft } from "../own/template-draft.ts";
import { FieldProblem, toldBy } from "./field-problem.tsx";
import type { FieldProblems } from "./use-template-problems.ts";

type Props = { draft: TemplateDraft; problems: FieldProblems; onChange: (draft: TemplateDraft) => void };

/** The sections in order, each with buttons to move it, by keyboard as well, with announcements. */
export function SectionFields({ draft, problems, onChange }: Props) {
  const { sections } = draft;
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<string | null>(null);
  const focusWanted = () => {
    const selector = wanted.current;
    wanted.current = null;
    if (selector) list.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  // Runs after the list is reordered, because the moved element loses its focus.
  useEffect(focusWanted);
  const put = (next: SectionDraft[]) => onChange({ ...draft, sections: next });
  const move = (at: number, by: -1 | 1) => {
    const [key, place] = [sections[at]?.key, at + by];
    const isAtEnd = place === 0 || place === sections.length - 1;
    const direction = by < 0 !== isAtEnd ? "up" : "down";
    wanted.current = `[data-section="${key}"] [data-move="${direction}"]`;
    setSaid(`${sections[at]?.heading || "Section"} is now ${place + 1} of ${sections.length}.`);
    put(moveSection(sections, at, by));
  };
  const undoable = useUndo();
  const remove = (at: number) => {
    wanted.current = `[data-section="${sections[at === 0 ? 1 : at - 1]?.key}"] input`;
    put(sections.filter((_, place) => place !== at));
    undoable("The section was removed.", () => put(sections));
  };
  const add = () => {
    const section = emptySection(sections);
    wanted.current = `[data-section="${section.key}"] input`;
    put([...sections, section]);
  };
  return (
    <>
      <h2>Sections</h2>
      <ol className="section-list" ref={list}>
        {sections.map((section, at) => (
          <li key={section.key} data-section={section.key}>
            <SectionField
              section={section}
              problems={problems}
              place={at}
              count={sections.length}
              onChange={(next) => put(sections.map((one) => (one === section ? next : one)))}
              onMove={(by) => move(at, by)}
              onRemove={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {sections.length < TEMPLATE_LIMITS.sections ? (
        <button type="button" onClick={add}>
          Add a section
        </button>
      ) : (
        <p className="small soft">A template can have {TEMPLATE_LIMITS.sections} sections.</p>
      )}
    </>
  );
}

type FieldProps = {
  section: SectionDraft;
  problems: FieldProblems;
  place: number;
  count: number;
  onChange: (section: SectionDraft) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function SectionField({ section, problems, place, count, onChange, onMove, onRemove }: FieldProps) {
  const { key, heading, belongs, required } = section;
  const [headingId, belongsId, requiredId] = [`heading-${key}`, `belongs-${key}`, `required-${key}`];
  const name = heading.trim() || `section ${place + 1}`;
  return (
    <fieldset>
      <legend>Section {place + 1}</legend>
      <label htmlFor={headingId}>
        Heading
        <Required />
      </label>
      <input
        id={headingId}
        name={headingId}
        aria-required="true"
        {...toldBy(headingId, problems.get(headingId))}
        value={heading}
        maxLength={TEMPLATE_LIMITS.heading}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...section, heading: target.value })}
      />
      <FieldProblem id={headingId} words={problems.get(headingId)} />
      <label htmlFor={belongsId}>What belongs there</label>
      <textarea
        id={belongsId}
        name={belongsId}
        autoComplete="off"
        rows={3}
        value={belongs}
        maxLength={TEMPLATE_LIMITS.belongs}
        {...toldBy(belongsId, problems.get(belongsId), `${belongsId}-help`)}
        onChange={({ target }) => onChange({ ...section, belongs: target.value })}
      />
      <FieldProblem id={belongsId} words={problems.get(belongsId)} />
      <p id={`${belongsId}-help`} className="small soft">
        {TEMPLATE_LIMITS.belongs - belongs.length} characters left. This text only says where facts go.
      </p>
      <label htmlFor={requiredId}>Required items, one per line</label>
      <textarea
        id={requiredId}
        name={requiredId}
        autoComplete="off"
        rows={2}
        value={required}
        {...toldBy(requiredId, problems.get(requiredId), `${requiredId}-help`)}
        onChange={({ target }) => onChange({ ...section, required: target.value })}
      />
      <FieldProblem id={requiredId} words={problems.get(requiredId)} />
      <p id={`${requiredId}-help`} className="small soft">
        At most {TEMPLATE_LIMITS.required}, of {TEMPLATE_LIMITS.item} characters each. Those that your notes
        do not mention are listed, never filled in.
      </p>
      <SectionButtons name={name} place={place} count={count} onMove={onMove} onRemove={onRemove} />
    </fieldset>
  );
}

type ButtonsProps = Pick<FieldProps, "place" | "count" | "onMove" | "onRemove"> & { name: string };

function SectionButtons({ name, place, count, onMove, onRemove }: ButtonsProps) {
  return (
    <div className="row">
      <button
        type="button"
        className="small"
        data-move="up"
        disabled={place === 0}
        aria-label={`Move ${name} up`}
        onClick={() => onMove(-1)}
      >
        Up
      </button>
      <button
        type="button"
        className="small"
        data-move="down"
        disabled={place === count - 1}
        aria-label={`Move ${name} down`}
        onClick={() => onMove(1)}
      >
        Down
      </button>
      <button
        type="button"
        className="quiet small"
        disabled={count === 1}
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        Remove
      </button>
    </div>
  );
}
