import { shownLabel } from "./how-measured.ts";
import type { ReleaseLine } from "./release.ts";

type Props = {
  /** The section's title, which distinguishes its tables for screen readers. */
  of: string;
  caption: string;
  lines: readonly ReleaseLine[];
};

/** Figures with their targets, behind a line that says how many miss them; a missed target says so in words. */
export function FigureTable({ of, caption, lines }: Props) {
  const missed = lines.filter(({ isPassed }) => isPassed === false).length;
  return (
    <details className="figure-set">
      <summary>
        {caption}{" "}
        <span className="soft small">
          {lines.length} {lines.length === 1 ? "figure" : "figures"}
          {missed > 0 && `, ${missed} missed`}
        </span>
      </summary>
      {/* A wide table scrolls on its own, by keyboard as well. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable */}
      <section className="figures" aria-label={`${of}: ${caption}`} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Measured</th>
              <th scope="col">Wanted</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, figure, threshold, isPassed }) => (
              <tr key={label}>
                <th scope="row">{shownLabel(label)}</th>
                <td>{figure}</td>
                <td>
                  {threshold}
                  {isPassed === false && <b className="missed"> missed</b>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
