import type { CitedAnswer } from "./answer.ts";
import { CitationList } from "./citation-list.tsx";

type Props = { answer: CitedAnswer | null; idOf: (number: number) => string };

/** Shown if nothing was answered: the articles that were found, in their own words. */
export function FoundArticles({ answer, idOf }: Props) {
  if (!answer?.found || answer.found.length === 0) return null;
  return (
    <>
      <h3>Articles found</h3>
      <p className="small soft">
        From each article, word for word, the sentence closest to your question. Nothing was charged.
      </p>
      <CitationList sources={answer.found} idOf={idOf} />
    </>
  );
}
