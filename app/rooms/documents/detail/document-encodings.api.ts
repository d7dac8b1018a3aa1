import { api } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { likelyReadings, tellingLines } from "#app/core/document/kinds/encodings.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { limitCalls } from "#app/core/meter/meter-client.server.ts";
import { documentBucketOf } from "../store/document-bucket.server.ts";
import { openDocument } from "../store/own-document.server.ts";
import { openUpload } from "../store/stored-upload.server.ts";
import type { Route } from "./+types/document-encodings.api";

/**
 * `GET /api/document/{id}/encodings`: the possible readings of one of the person's own documents whose encoding is
 * uncertain, as `{ readings: [{ label, name, lines }] }`, the likeliest first. Nothing of it is stored.
 */
export const loader = api(async ({ params, context }: Route.LoaderArgs) => {
  const app = appOf(context);
  const { userId } = personOf(context);
  const database = app.databaseOf(userId);
  await limitCalls(app, userId, "history");
  const { uploadId, failureCode } = await openDocument(database, { userId, documentId: params.id });
  if (failureCode !== "unsure-encoding") throw new AppError("not_found");
  const upload = await openUpload(documentBucketOf(app.env), database, { userId, uploadId });
  if (!upload) throw new AppError("upload_not_found");
  const readings = likelyReadings(await tellingLines(upload.stream));
  return Response.json({ readings });
});
