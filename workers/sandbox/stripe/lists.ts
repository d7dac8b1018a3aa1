import { z } from "zod";
import type { StripeCall } from "./api/call.ts";
import { noSuch } from "./errors.ts";
import { integer, readParams } from "./params.ts";
import type { Documents, StoredKind } from "./store.ts";

const createdRange = z.union([
  integer.transform((at) => ({ gte: at, lte: at })),
  z.strictObject({
    gt: integer.optional(),
    gte: integer.optional(),
    lt: integer.optional(),
    lte: integer.optional(),
  }),
]);

/** The parameters of every list. */
export const listParams = {
  limit: integer.pipe(z.number().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
};
/** A text filter. */
export const text = z.string().optional();

type Range = { gt?: number; gte?: number; lt?: number; lte?: number };
type Page = { limit?: number; starting_after?: string; ending_before?: string };

const isCreatedIn = (range: Range | undefined, { created }: { created: number }): boolean =>
  !range ||
  (created > (range.gt ?? Number.NEGATIVE_INFINITY) &&
    created >= (range.gte ?? Number.NEGATIVE_INFINITY) &&
    created < (range.lt ?? Number.POSITIVE_INFINITY) &&
    created <= (range.lte ?? Number.POSITIVE_INFINITY));

/** Whether an object's fields equal all the wanted ones. */
export const hasAll = (object: object, wanted: object): boolean =>
  Object.entries(wanted).every(([name, value]) => value === undefined || Reflect.get(object, name) === value);

type Listed = {
  [Kind in StoredKind]: Documents[Kind] extends { created: number } ? Kind : never;
}[StoredKind];

type Filters<Kind extends Listed, Wanted> = {
  /** The filter that the store itself applies. */
  look?: keyof Wanted;
  /** `hasAll` by default. */
  isWanted?: (object: Documents[Kind], wanted: Wanted) => boolean;
};

/**
 * Handles a list call: a page of the kind's objects that match the call's creation times and filters.
 * @param shape the list's own filters
 */
export function listing<Kind extends Listed, Shape extends z.ZodRawShape>(
  kind: Kind,
  shape: Shape,
  { look, isWanted = hasAll }: Filters<Kind, z.infer<z.ZodObject<Shape>>> = {},
) {
  return ({ account, form, path }: StripeCall) => {
    const every: z.ZodRawShape = { ...shape, ...listParams, created: createdRange.optional() };
    const params = readParams(every, form) as Page & { created?: Range };
    const wanted = Object.fromEntries(Object.entries(params).filter(([name]) => name in shape)) as z.infer<
      z.ZodObject<Shape>
    >;
    const all: Documents[Kind][] = account.store.list(kind, look && (wanted[look] as string | undefined));
    const shown = all.filter((object) => isCreatedIn(params.created, object) && isWanted(object, wanted));
    return listPage(shown, params, path);
  };
}

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
