import { openPersonDatabase, REQUEST_TIMEOUT_MS } from "#app/base/data/database.server.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { asPart } from "#app/base/runtime/part-down.ts";
import { openSealedBucket, type PersonBucket } from "#app/core/sealing/sealed-bucket.server.ts";
import { keyDepsOf } from "#app/core/sealing/text-seal.server.ts";
import type { UploadDeps } from "./find-upload.server.ts";

/** The documents' bucket, sealed per person; opened anew for each request. */
export const documentBucketOf = (
  env: Pick<Env, "DOCUMENTS"> & Parameters<typeof keyDepsOf>[0],
): PersonBucket =>
  openSealedBucket(asPart("bucket", env.DOCUMENTS, ["get", "put", "head", "list", "delete"]), keyDepsOf(env));

/**
 * The stores of one person's documents for calls about an upload. They read from the primary database: a call must see
 * what the previous one wrote milliseconds ago, which a replica may not have yet.
 */
export const documentStoresOf = (
  { env, now }: Pick<AppContext, "env" | "now">,
  userId: string,
): UploadDeps => ({
  bucket: documentBucketOf(env),
  database: openPersonDatabase(env, userId, { start: "first-primary", longestMs: REQUEST_TIMEOUT_MS }),
  now,
});
