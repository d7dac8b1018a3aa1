import { useLayoutEffect, useRef, useState } from "react";
import { openLocalStore } from "#app/base/ui/browser/local-store.ts";
import { storedList, storedText } from "#app/base/ui/browser/read-stored.ts";
import type { HeardItem, NotStated } from "../statement.ts";
import type { ActiveSource } from "./active-source.ts";
import { RequiredMissing } from "./required-missing.tsx";
import { SourcePoint } from "./source-point.tsx";

type Props = {
  /** The key under which this browser remembers the person's choice for one tool, or one template. */
  asideKey: string;
  notStated: readonly NotStated[];
  heard: readonly HeardItem[];
  onActivate: (active: ActiveSource) => void;
  /** The items set aside for the note on the page only. */
  asideHere: readonly string[];
  onAsideHere: (ids: readonly string[]) => void;
  /** The notes are in another language than the wordings that are looked for. */
  isOtherLanguage?: boolean;
};

/**
 * Which items of a handover were heard, with their places, and which were not. An item can be set aside as not
 * relevant; this browser remembers that for the person until she marks it as relevant. All together can only be set
 * aside for the note on the page: the next patient's are asked for again. Nothing is ever filled in.
 */
export function HandoverCoach(props: Props) {
  const { asideKey, notStated, heard, onActivate, asideHere, isOtherLanguage = false } = props;
  const store = openLocalStore(asideKey, readAside);
  const [aside, setAside] = useState<readonly string[]>(() => store.read() ?? []);
  const items = notStated.filter(({ kind = "item" }) => kind === "item");
  const required = notStated.filter(({ kind }) => kind === "required");
  const open = items.filter(({ id }) => !aside.includes(id));
  const choose = (id: string) => {
    const next = aside.includes(id) ? aside.filter((one) => one !== id) : [...aside, id];
    setAside(next);
    store.write(next);
  };
  return (
    <div className="coach">
      {isOtherLanguage ? (
        <ToLookUp items={required} />
      ) : (
        <RequiredMissing items={required} notes="your notes" />
      )}
      <Missing
        open={open}
        asideHere={asideHere}
        hasOthers={items.length > 0}
        isOtherLanguage={isOtherLanguage}
        onChoose={choose}
        onAsideHere={props.onAsideHere}
      />
      <OpenEnds title="Your open questions" kind="question" notStated={notStated} onActivate={onActivate} />
      <OpenEnds
        title="Tasks without a person or a time"
        kind="task"
        notStated={notStated}
        onActivate={onActivate}
      />
      {heard.length + aside.length > 0 && (
        <Heard
          heard={heard}
          aside={items.filter(({ id }) => aside.includes(id))}
          count={aside.length}
          onCount={choose}
          onActivate={onActivate}
        />
      )}
    </div>
  );
}

/** What is required, in a language in which it could not be looked for. */
function ToLookUp({ items }: { items: readonly NotStated[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3 className="warn">Required here, to be looked up in your notes</h3>
      <ul>
        {items.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
    </>
  );
}

type MissingProps = Pick<Props, "asideHere" | "onAsideHere" | "isOtherLanguage"> & {
  /** The items that are missing and not set aside one by one. */
  open: readonly NotStated[];
  /** There are items that are missing, whether or not they are set aside. */
  hasOthers: boolean;
  onChoose: (id: string) => void;
};

/** More of them wait in a fold; a single one would only be hidden by it. */
const FIRST = 6;

function Missing({ open, asideHere, hasOthers, isOtherLanguage, onChoose, onAsideHere }: MissingProps) {
  const [box, heading] = [useRef<HTMLDivElement>(null), useRef<HTMLHeadingElement>(null)];
  const wanted = useRef<number | null>(null);
  const missing = open.filter(({ id }) => !asideHere.includes(id));
  const here = open.length - missing.length;
  const choose = (id: string) => {
    wanted.current = missing.findIndex((item) => item.id === id);
    onChoose(id);
  };
  const setHere = (ids: readonly string[]) => {
    wanted.current = ids.length > 0 ? 0 : -1;
    onAsideHere(ids);
  };
  // The button disappears with the choice: the next one then gets the focus, or the heading if there is none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each choice
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const buttons = box.current?.querySelectorAll("button") ?? [];
    const next = wanted.current < 0 ? null : buttons[Math.min(wanted.current, buttons.length - 1)];
    (next ?? heading.current)?.focus({ preventScroll: true });
    wanted.current = null;
  }, [open.length, here]);
  const first = missing.length > FIRST + 1 ? FIRST : missing.length;
  return (
    <>
      <h3 className="soft" ref={heading} tabIndex={-1}>
        Not stated
      </h3>
      {isOtherLanguage ? (
        <p className="small">
          Your notes are mostly not in English, and what is usually stated is looked for in English only.
        </p>
      ) : (
        <div ref={box}>
          {open.length === 0 && (
            <p className="small soft">Nothing {hasOthers && "else "}that is usually stated is missing.</p>
          )}
          <MissingItems items={missing.slice(0, first)} onChoose={choose} />
          {missing.length > first && (
            <details>
              <summary className="small">and {missing.length - first} more</summary>
              <MissingItems items={missing.slice(first)} onChoose={choose} />
            </details>
          )}
          {missing.length > 1 && (
            <button
              type="button"
              className="quiet small"
              onClick={() => setHere(missing.map(({ id }) => id))}
            >
              None of these are relevant
            </button>
          )}
          {here > 0 && (
            <p className="small soft">
              {here} not relevant in this note.{" "}
              <button type="button" className="quiet small" onClick={() => setHere([])}>
                List {here === 1 ? "it" : `these ${here}`} again
              </button>
            </p>
          )}
        </div>
      )}
    </>
  );
}

type MissingItemsProps = Pick<MissingProps, "onChoose"> & { items: readonly NotStated[] };

const MissingItems = ({ items, onChoose }: MissingItemsProps) => (
  <ul className="coach-items">
    {items.map(({ id, label }) => (
      <li key={id}>
        {label}{" "}
        <button
          type="button"
          className="quiet small"
          aria-label={`Not relevant: ${label}`}
          onClick={() => onChoose(id)}
        >
          Not relevant
        </button>
      </li>
    ))}
  </ul>
);

type HeardProps = Pick<Props, "heard" | "onActivate"> & {
  /** The items set aside here, and the total number. */
  aside: readonly NotStated[];
  count: number;
  onCount: (id: string) => void;
};

function Heard({ heard, aside, count, onCount, onActivate }: HeardProps) {
  return (
    <details>
      <summary className="small">
        {heard.length} found in your notes{count > 0 ? `, ${count} set aside` : ""}
      </summary>
      <ul>
        {heard.map(({ id, label, places }) => (
          <li key={id}>
            <SourcePoint
              className="st"
              source={{ key: `heard ${id}`, spans: places }}
              onActivate={onActivate}
            >
              {label}
            </SourcePoint>
          </li>
        ))}
        {aside.map(({ id, label }) => (
          <li key={id} className="soft">
            {label}: not relevant{" "}
            <button
              type="button"
              className="quiet small"
              aria-label={`Mark as relevant: ${label}`}
              onClick={() => onCount(id)}
            >
              Mark as relevant
            </button>
          </li>
        ))}
      </ul>
      {aside.length > 0 && (
        <p className="small soft">
          Items that are not relevant stay set aside in your notes of this kind, in this browser, until you
          mark them as relevant.
        </p>
      )}
    </details>
  );
}

type OpenEndsProps = Pick<Props, "notStated" | "onActivate"> & { title: string; kind: "question" | "task" };

function OpenEnds({ title, kind, notStated, onActivate }: OpenEndsProps) {
  const ends = notStated.filter((one) => one.kind === kind);
  if (ends.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {ends.map(({ id, label, places = [] }) => (
          <li key={id}>
            <SourcePoint className="st" source={{ key: id, spans: places }} onActivate={onActivate}>
              {label}
            </SourcePoint>
          </li>
        ))}
      </ul>
    </>
  );
}

const readAside = storedList(storedText);
