import type { SearchSummary } from "./answer.ts";

const SERVICES = { europe_pmc: "Europe PMC", pubmed: "PubMed" } as const;
const FAILURES = {
  unavailable: "could not be reached",
  rate_limited: "is busy",
  timed_out: "took too long",
  nonsense: "sent an answer that could not be read",
  cancelled: "was not fully searched",
} as const;
const KINDS: Record<string, string> = {
  name: "names",
  date: "dates",
  email: "email addresses",
  phone: "phone numbers",
  id: "record numbers",
  address: "addresses",
  url: "web addresses",
  ip: "network addresses",
};

/** What was searched for, what was removed before that, and which service could not be asked. */
export function SearchLine({ search }: { search: SearchSummary }) {
  return (
    <div className="search-line small soft">
      <p>
        Searched Europe PMC and PubMed for: <b>{search.terms.join(", ") || "no recognizable topic"}</b>.{" "}
        {search.read > 0 && `Read ${search.read} of ${search.found} articles found. `}
        {removedWords(search.removed)}
      </p>
      {search.failed.map(({ source, code }) => (
        <p key={source} className="warn">
          {SERVICES[source]} {FAILURES[code]}, so its articles are missing here.
        </p>
      ))}
    </div>
  );
}

/** Whether identifiers were removed from the question, and of which kinds. */
export function removedWords(removed: readonly string[]): string {
  if (removed.length === 0) return "No identifiers were found in your question.";
  const kinds = removed.map((kind) => KINDS[kind] ?? "other identifiers");
  return `Removed before searching: ${kinds.join(", ")}. We found no others in what you typed.`;
}
