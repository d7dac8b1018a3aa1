import { X } from "lucide-react";
import type { PastSearch } from "../searches.ts";

type Props = {
  searches: readonly PastSearch[];
  isBusy: boolean;
  onSelect: (query: string) => void;
  onRemove: (query: string) => void;
  onClear: () => void;
};

/** The sidebar of past queries: select one to ask it again, remove one, or clear them all. */
export function RecentSearches({ searches, isBusy, onSelect, onRemove, onClear }: Props) {
  return (
    <aside className="card recent" aria-labelledby="recent-searches">
      <div className="row recent-head">
        <h2 id="recent-searches">Recent Searches</h2>
        {searches.length > 0 && (
          <button type="button" className="quiet small" onClick={onClear}>
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
                onClick={() => onRemove(query)}
              >
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
