import { z } from "zod";
import { api, methodApi } from "#app/base/http/api.server.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { recordOf } from "#app/core/record/record-client.server.ts";
import { RETENTIONS } from "../retention.ts";
import type { Route } from "./+types/retention.api";

const choice = z.object({ retention: z.enum(RETENTIONS) });

/** `GET /api/notes/retention`: how long notes are kept, whether that was chosen, and what a sign-out would lose. */
export const loader = api(async ({ context }: Route.LoaderArgs) => {
  const { userId } = personOf(context);
  return Response.json(await recordOf(appOf(context), userId).retention());
});

/** `PUT /api/notes/retention` with `{ retention }`: from now on, and for notes that are already kept. */
export const action = methodApi("PUT", async ({ request, context }: Route.ActionArgs) => {
  const { retention } = await readJson(request, choice);
  await recordOf(appOf(context), personOf(context).userId).chooseRetention({ retention });
  return new Response(null, { status: 204 });
});
