import { tokenWeight } from "#app/core/model/tokens.ts";
import { toSearchResults } from "../citations/search-results.ts";
import type { LiteratureRecord } from "../record.ts";

/**
 * The best records that fit, whole: half an abstract may lack the half that matters. Always at least one.
 * @param records best first
 */
export function chooseRecords(
  records: readonly LiteratureRecord[],
  mostTokens: number,
): readonly LiteratureRecord[] {
  let tokens = 0;
  const fitting = toSearchResults(records).findIndex(({ title, content }) => {
    tokens += content.reduce((sum, { text }) => sum + tokenWeight(text), tokenWeight(title));
    return tokens > mostTokens;
  });
  return fitting < 0 ? records : records.slice(0, Math.max(1, fitting));
}
