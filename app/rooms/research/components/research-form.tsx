import { type KeyboardEvent, type RefObject, useId } from "react";
import { isTooLong, TextLimit } from "#app/base/ui/text-limit.tsx";
import { LONGEST_QUERY } from "../research.ts";

type Props = {
  element: RefObject<HTMLFormElement | null>;
  query: string;
  onChange: (query: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
  isBusy: boolean;
  /** The month's searches are used up. */
  isDisabled: boolean;
  error: string | null;
};

/** The question, and the button that asks it; Ctrl or Cmd with Enter asks as well. */
export function ResearchForm(props: Props) {
  const { element, query, onChange, onSubmit, onCancel, isBusy, isDisabled, error } = props;
  const id = useId();
  const isOver = isTooLong(query, LONGEST_QUERY);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    element.current?.requestSubmit();
  };
  return (
    <form
      autoComplete="off"
      ref={element}
      className="card research-form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOver) onSubmit();
      }}
    >
      <label htmlFor={id}>Your clinical question</label>
      <textarea
        id={id}
        name="query"
        autoComplete="off"
        rows={3}
        value={query}
        disabled={isBusy || isDisabled}
        aria-invalid={error !== null}
        aria-describedby={`${id}-help`}
        placeholder="Does hourly rounding reduce falls on medical wards?"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p
        id={`${id}-help`}
        className={error ? "field-error" : "soft small"}
        role={error ? "alert" : undefined}
      >
        {error ??
          "Names, dates and record numbers are removed before anything is searched. Press Ctrl+Enter to search."}
      </p>
      <TextLimit text={query} most={LONGEST_QUERY} />
      <div className="row">
        <button type="submit" className="primary" disabled={isBusy || isDisabled || isOver}>
          {isBusy ? "Researching..." : "Research"}
        </button>
        {isBusy && (
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
