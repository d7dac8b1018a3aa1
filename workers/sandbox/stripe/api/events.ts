import { z } from "zod";
import { noSuch } from "../errors.ts";
import { createdParam, isCreatedIn, listPage, listParams } from "../lists.ts";
import { readParams } from "../params.ts";
import type { Route, StripeCall } from "./call.ts";

export const eventRoutes: Route[] = [
  ["GET", /^\/v1\/events$/, list],
  [
    "GET",
    /^\/v1\/events\/([^/]+)$/,
    ({ account, id }) => {
      const event = account.store.get("event", id);
      if (!event) throw noSuch("event", id);
      return event;
    },
  ],
];

/** A type may end in a star: "invoice.*". */
function list({ account, form, path }: StripeCall) {
  const params = readParams(
    {
      ...listParams,
      created: createdParam,
      type: z.string().optional(),
      types: z.array(z.string()).optional(),
    },
    form,
  );
  const wanted = params.types ?? (params.type === undefined ? undefined : [params.type]);
  const isWanted = (type: string) =>
    !wanted ||
    wanted.some((name) => (name.endsWith("*") ? type.startsWith(name.slice(0, -1)) : type === name));
  const all = account.store
    .list("event")
    .filter((event) => isCreatedIn(params.created, event) && isWanted(event.type));
  return listPage(all, params, path);
}
