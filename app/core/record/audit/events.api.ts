import { z } from "zod";
import { api } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { recordOf } from "../record-client.server.ts";
import type { Route } from "./+types/events.api";

const place = z.coerce.number().int().min(1).optional();

/** `GET /api/account/events?before=`: a page of the person's own trail, newest first, `{ entries, next }`. */
export const loader = api(async ({ request, context }: Route.LoaderArgs) => {
  const before = place.safeParse(new URL(request.url).searchParams.get("before") ?? undefined);
  if (!before.success) throw new AppError("invalid_request");
  const record = recordOf(appOf(context), personOf(context).userId);
  return Response.json(await record.auditPage({ before: before.data }));
});
