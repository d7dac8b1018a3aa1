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
};

/**
 * Which items of a handover were heard, with their places, and which were not. An item can be set aside as not
 * relevant; this browser remembers that for the person until she marks it as relevant. Nothing is ever filled in.
 */
export function HandoverCoach({ asideKey, notStated, heard, onActivate }: Props) {
  const store = openLocalStore(asideKey, readAside);
  const [aside, setAside] = useState<readonly string[]>(() => store.read() ?? []);
  const [list, heading] = [useRef<HTMLUListElement>(null), useRef<HTMLHeadingElement>(null)];
  const wanted = useRef<number | null>(null);
  const items = notStated.filter(({ kind = "item" }) => kind === "item");
  const missing = items.filter(({ id }) => !aside.includes(id));
  const required = notStated.filter(({ kind }) => kind === "required");
  const choose = (id: string) => {
    wanted.current = missing.findIndex((item) => item.id === id);
    const next = aside.includes(id) ? aside.filter((one) => one !== id) : [...aside, id];
    setAside(next);
    store.write(next);
  };
  // The button disappears with the choice: the next one then gets the focus, or the heading if there is none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each choice
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const buttons = list.current?.querySelectorAll("button") ?? [];
    const next = wanted.current < 0 ? null : buttons[Math.min(wanted.current, buttons.length - 1)];
    (next ?? heading.current)?.focus({ preventScroll: true });
    wanted.current = null;
  }, [aside]);
  return (
    <div className="coach">
      <RequiredMissing items={required} notes="your notes" />
      <h3 className="soft" ref={heading} tabIndex={-1}>
        Not stated
      </h3>
      {missing.length === 0 && (
        <p className="small soft">Nothing {items.length > 0 && "else "}that is usually stated is missing.</p>
      )}
      <ul className="coach-items" ref={list}>
        {missing.map(({ id, label }) => (
          <li key={id}>
            {label}{" "}
            <button
              type="button"
              className="quiet small"
              aria-label={`Not relevant: ${label}`}
              onClick={() => choose(id)}
            >
              Not relevant
            </button>
          </li>
        ))}
      </ul>
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
