import { asPart } from "#app/base/runtime/part-down.ts";
import { openSealedBucket, type PersonBucket } from "#app/core/sealing/sealed-bucket.server.ts";
import { keyDepsOf } from "#app/core/sealing/text-seal.server.ts";

/** The bucket of documents, sealed person by person; opened anew for each request. */
export const documentBucketOf = (
  env: Pick<Env, "DOCUMENTS" | "PERSON_KEYS"> & { DATA_KEYS: string },
): PersonBucket =>
  openSealedBucket(asPart("bucket", env.DOCUMENTS, ["get", "put", "head", "list", "delete"]), keyDepsOf(env));
