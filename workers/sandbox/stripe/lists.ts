import { z } from "zod";
import { noSuch } from "./errors.ts";
import { integer } from "./params.ts";

const createdRange = z.union([
  integer.transform((at) => ({ gte: at, lte: at })),
  z.strictObject({
    gt: integer.optional(),
    gte: integer.optional(),
    lt: integer.optional(),
    lte: integer.optional(),
  }),
]);

/** What every list takes. */
export const listParams = {
  limit: integer.pipe(z.number().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
};
export const createdParam = createdRange.optional();

type Range = { gt?: number; gte?: number; lt?: number; lte?: number };
type Page = { limit?: number; starting_after?: string; ending_before?: string };

export const isCreatedIn = (range: Range | undefined, { created }: { created: number }): boolean =>
  !range ||
  (created > (range.gt ?? Number.NEGATIVE_INFINITY) &&
    created >= (range.gte ?? Number.NEGATIVE_INFINITY) &&
    created < (range.lt ?? Number.POSITIVE_INFINITY) &&
    created <= (range.lte ?? Number.POSITIVE_INFINITY));

/**
 * One page, newest first.
 * @param oldestFirst everything that the filters let through
 * @param url the path of the list
 */
export function listPage<T extends { id: string }>(oldestFirst: T[], page: Page, url: string) {
  const all = oldestFirst.toReversed();
  const limit = page.limit ?? 10;
  if (page.ending_before !== undefined) {
    const before = all.slice(0, indexOf(all, page.ending_before, "ending_before"));
    return { object: "list", data: before.slice(-limit), has_more: before.length > limit, url };
  }
  const from =
    page.starting_after === undefined ? 0 : indexOf(all, page.starting_after, "starting_after") + 1;
  return { object: "list", data: all.slice(from, from + limit), has_more: all.length > from + limit, url };
}

function indexOf(all: { id: string }[], id: string, param: string): number {
  const index = all.findIndex((item) => item.id === id);
  if (index < 0) throw noSuch("object", id, param);
  return index;
}
