/** With fewer results than this, the next wider search is made. */
const ENOUGH = 10;

/**
 * Makes one search after another, from the strictest on, until enough is found; each item once, in order of appearance.
 * What was found before a failure counts.
 * @throws what the first search throws, or a later one while nothing has been found
 */
export async function widen<Item>(
  queries: readonly string[],
  search: (query: string) => Promise<Item[]>,
  idOf: (item: Item) => string,
): Promise<Item[]> {
  const found = new Map<string, Item>();
  for (const query of queries) {
    try {
      for (const item of await search(query)) if (!found.has(idOf(item))) found.set(idOf(item), item);
    } catch (cause) {
      if (found.size === 0) throw cause;
      break;
    }
    if (found.size >= ENOUGH) break;
  }
  return [...found.values()];
}
