import { useCallback, useEffect, useId, useRef, useState } from "react";
import type { EncodingReading } from "#app/core/document/kinds/encodings.ts";
import { fetchReadings } from "#app/rooms/documents/detail/document-calls.ts";

type Props = {
  documentId: string;
  fileName: string;
  words: string;
  /** @param label of the encoding that reads the file correctly */
  onChosen: (label: string) => void;
};

type Readings = EncodingReading[] | "loading" | "failed";

/** For a file with several possible encodings: the person sees a few lines in each, and chooses. */
export function EncodingChoice({ documentId, fileName, words, onChosen }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const [readings, setReadings] = useState<Readings>("loading");
  const load = useCallback(() => {
    setReadings("loading");
    fetchReadings(documentId).then(setReadings, () => setReadings("failed"));
  }, [documentId]);
  useEffect(() => {
    title.current?.focus();
    load();
  }, [load]);
  return (
    <section className="notice info encoding-choice" aria-labelledby="encoding-title">
      <h2 id="encoding-title" ref={title} tabIndex={-1}>
        How should this file be read?
      </h2>
      <p>
        <strong className="file-name">{fileName}</strong>: {words}
      </p>
      {readings === "loading" && <p role="status">Reading a few lines…</p>}
      {readings === "failed" && (
        <p role="alert">
          The lines could not be shown.{" "}
          <button type="button" onClick={load}>
            Try again
          </button>
        </p>
      )}
      {typeof readings === "object" && <Choice readings={readings} onChosen={onChosen} />}
    </section>
  );
}

function Choice({ readings, onChosen }: { readings: EncodingReading[] } & Pick<Props, "onChosen">) {
  const [label, setLabel] = useState<string | null>(null);
  const name = useId();
  return (
    <form
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (label !== null) onChosen(label);
      }}
    >
      <fieldset>
        <legend>Choose the one with the right letters</legend>
        {readings.map((reading) => (
          <label key={reading.label} className="reading">
            <input
              type="radio"
              name={name}
              required
              checked={label === reading.label}
              onChange={() => setLabel(reading.label)}
            />
            <span>
              <span className="reading-name">{reading.name}</span>
              <span className="reading-lines" dir="auto">
                {reading.lines.join("\n")}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="primary">
        Analyze it this way
      </button>
    </form>
  );
}
