import { Link } from "react-router";

type Props = {
  name: string;
  use: string;
  headings: readonly string[];
  /** Null where the person's plan does not include it. */
  to: string | null;
  /** The plan that does. */
  needs?: string;
};

/** A format to choose: when to use it, and what it is built of. */
export function FormatCard({ name, use, headings, to, needs }: Props) {
  return (
    <li className="card format-card">
      <h2>{to ? <Link to={to}>{name}</Link> : name}</h2>
      <p className="soft">{use}</p>
      <p className="small soft">{headings.join(" · ")}</p>
      {!to && <span className="tag">Included in {needs}</span>}
    </li>
  );
}
