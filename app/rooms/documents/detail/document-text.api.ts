import { z } from "zod";
import { api } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { documentBucketOf } from "#app/rooms/documents/store/document-bucket.server.ts";
import { readSegment, readTextIndex } from "../store/document-text.server.ts";
import { openDocument } from "../store/own-document.server.ts";
import type { Route } from "./+types/document-text.api";
import type { SourceAnswer } from "./document-source.ts";

const segmentNumber = z.coerce.number().int().min(0).max(1_000_000);

/** `GET /api/document/{id}/text?segment=n` (from 0): the text of one's own document, segment by segment. */
export const loader = api(async ({ request, params, context }: Route.LoaderArgs) => {
  const { databaseOf, env } = appOf(context);
  const { userId } = personOf(context);
  const { id: documentId } = await openDocument(databaseOf(userId), { userId, documentId: params.id });
  const asked = segmentNumber.safeParse(new URL(request.url).searchParams.get("segment") ?? 0);
  if (!asked.success) throw new AppError("invalid_request");
  const [index, segment] = await Promise.all([
    readTextIndex(documentBucketOf(env), { userId, documentId }),
    readSegment(documentBucketOf(env), { userId, documentId }, asked.data),
  ]);
  if (!index || !segment) throw new AppError("not_found");
  const answer: SourceAnswer = { segment, index: index.segments.map(({ part }) => part.name) };
  return Response.json(answer);
});
