import { z } from "zod";
import { api, postApi } from "#app/base/http/api.server.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { readScanChoice, scanChoice, writeScanChoice } from "#app/core/document/scans.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import type { Route } from "./+types/scans.api";

const body = z.object({ choice: scanChoice });

/** `GET /api/account/scans`: whether scans may go to the model; null if the person has not been asked. */
export const loader = api(async ({ context }: Route.LoaderArgs) => {
  const choice = await readScanChoice(appOf(context).env.DOCUMENTS, personOf(context).userId);
  return Response.json({ choice });
});

/** `POST /api/account/scans`: remembers the person's choice. */
export const action = postApi(async ({ request, context }: Route.ActionArgs) => {
  const { choice } = await readJson(request, body);
  await writeScanChoice(appOf(context).env.DOCUMENTS, personOf(context).userId, choice);
  return Response.json({ choice });
});
