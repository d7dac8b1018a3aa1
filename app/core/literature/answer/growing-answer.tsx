import type { SearchSummary } from "./answer.ts";
import { SearchLine } from "./search-line.tsx";

/** An answer in progress: the search for articles, then its words, which are a draft until they are checked. */
export function GrowingAnswer({ search, text }: { search: SearchSummary | null; text: string }) {
  return (
    <div aria-busy="true">
      <p className="draft-line" role="status">
        <span className="spinner small-spinner" aria-hidden="true" />
        {search || text
          ? "Draft: being written and checked. Do not use it yet."
          : "Looking for articles in Europe PMC and PubMed…"}
      </p>
      {search && <SearchLine search={search} />}
      <p className="growing-text soft">{text}</p>
    </div>
  );
}
