import { openPersonDatabase, REQUEST_PATIENCE_MS } from "#app/base/data/database.server.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { asPart } from "#app/base/runtime/part-down.ts";
import { openSealedBucket, type PersonBucket } from "#app/core/sealing/sealed-bucket.server.ts";
import { keyDepsOf } from "#app/core/sealing/text-seal.server.ts";
import type { UploadDeps } from "./find-upload.server.ts";

/** The bucket of documents, sealed person by person; opened anew for each request. */
export const documentBucketOf = (
  env: Pick<Env, "DOCUMENTS" | "PERSON_KEYS"> & { DATA_KEYS: string },
): PersonBucket =>
  openSealedBucket(asPart("bucket", env.DOCUMENTS, ["get", "put", "head", "list", "delete"]), keyDepsOf(env));

/**
 * The stores of one person's documents as calls about an upload work with them. They begin at the primary database: what the
 * call before wrote milliseconds ago must be seen by the next, which a replica need not know yet.
 */
export const documentStoresOf = (
  { env, now }: Pick<AppContext, "env" | "now">,
  userId: string,
): UploadDeps => ({
  bucket: documentBucketOf(env),
  database: openPersonDatabase(env, userId, { start: "first-primary", longestMs: REQUEST_PATIENCE_MS }),
  now,
});
