import { X } from "lucide";
import { focusHeading } from "#app/base/ui/focus/focus-heading.ts";
import { Icon } from "#app/base/ui/icon.tsx";
import type { PastSearch } from "../searches.ts";

type Props = {
  searches: readonly PastSearch[];
  isBusy: boolean;
  onSelect: (query: string) => void;
  onRemove: (query: string) => void;
  onClear: () => void;
};

const HEADING = "recent-searches";

/** Removing a search also removes the pressed button, so the focus moves to the heading. */
function andHeading(act: () => void): void {
  act();
  focusHeading(HEADING);
}

/** The sidebar of past queries: select one to ask it again, remove one, or clear them all. */
export function RecentSearches({ searches, isBusy, onSelect, onRemove, onClear }: Props) {
  return (
    <aside className="card recent" aria-labelledby={HEADING}>
      <div className="row recent-head">
        <h2 id={HEADING}>Recent Searches</h2>
        {searches.length > 0 && (
          <button type="button" className="quiet small" onClick={() => andHeading(onClear)}>
            Clear history
          </button>
        )}
      </div>
      {searches.length === 0 ? (
        <p className="soft">No recent searches</p>
      ) : (
        <ul>
          {searches.map(({ query }) => (
            <li key={query}>
              <button type="button" className="quiet query" disabled={isBusy} onClick={() => onSelect(query)}>
                {query}
              </button>
              <button
                type="button"
                className="quiet icon"
                aria-label={`Remove ${query}`}
                onClick={() => andHeading(() => onRemove(query))}
              >
                <Icon of={X} size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
