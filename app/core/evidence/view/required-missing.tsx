import type { NotStated } from "../statement.ts";

type Props = {
  items: readonly NotStated[];
  /** Whose notes they are: "your notes". */
  notes: string;
  /** Nothing could be looked for in them: which of it they say is left open. */
  isUnread?: boolean;
};

/** What a kind of note requires and the notes do not say, apart from what they may say in unrecognized words. */
export function RequiredMissing({ items, notes, isUnread = false }: Props) {
  if (isUnread) return <Missing title={`Required here, to be looked up in ${notes}`} items={items} />;
  return (
    <>
      <Missing title={`Required here, not in ${notes}`} items={items.filter(({ isNear }) => !isNear)} />
      <Missing
        title={`Required here, not recognized in ${notes}`}
        items={items.filter(({ isNear }) => isNear)}
      />
    </>
  );
}

function Missing({ title, items }: { title: string; items: readonly NotStated[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3 className="warn">{title}</h3>
      <ul>
        {items.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
    </>
  );
}
