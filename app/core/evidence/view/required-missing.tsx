import type { NotStated } from "../statement.ts";

type Props = {
  items: readonly NotStated[];
  /** Whose notes they are: "your notes". */
  notes: string;
};

/** What a kind of note requires and the notes do not say, apart from what they may say in unrecognized words. */
export function RequiredMissing({ items, notes }: Props) {
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
