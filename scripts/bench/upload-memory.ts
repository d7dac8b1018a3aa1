import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { getPlatformProxy } from "wrangler";
import { openShard, type PersonDatabase } from "#app/base/data/database.server.ts";
import { uploadChunks, uploads } from "#app/base/data/schema.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import { CHUNK_BYTES } from "#app/rooms/documents/store/chunks.ts";
import { chunkKey } from "#app/rooms/documents/store/document-keys.ts";
import { openUpload } from "#app/rooms/documents/store/stored-upload.server.ts";

/** Numbers of chunks of the uploads: 5, 25 (the largest accepted) and 100 MB. */
const SIZES = [10, 50, 200];
/** How often memory is measured while one upload is read. */
const LOOKS = 5;
/** Rows per insert statement: D1 takes 100 parameters. */
const ROWS = 20;

type Stored = { bucket: R2Bucket; database: PersonDatabase };

/**
 * Reads stored uploads of growing size back from the local R2 and D1, as the analysis does.
 * @returns lines of text: the peak of heap and buffers above their level before, and the seconds
 */
export async function uploadMemoryLines(): Promise<string[]> {
  const { env: bindings, dispose } = await getPlatformProxy<Pick<Env, "DOCUMENTS" | "DB">>({
    configPath: writeConfig(),
    persist: false,
  });
  try {
    await migrate(bindings.DB);
    const stored = { bucket: bindings.DOCUMENTS, database: openShard(bindings, 0) };
    const lines: string[] = [];
    for (const chunks of SIZES) {
      await store(stored, chunks);
      const { peak, seconds } = await measureRead(stored, chunks);
      const size = `${(chunks * CHUNK_BYTES) / 2 ** 20} MB in ${chunks} chunks`;
      lines.push(
        `  ${size.padEnd(24)}${(peak / 2 ** 20).toFixed(1).padStart(6)} MiB at most, ${seconds.toFixed(1)} s`,
      );
    }
    return lines;
  } finally {
    await dispose();
  }
}

/** A separate bucket and database, and nothing else of the product. */
function writeConfig(): string {
  const folder = ".wrangler/bench-upload";
  mkdirSync(folder, { recursive: true });
  const config = {
    name: "bench-upload",
    compatibility_date: "2026-08-01",
    r2_buckets: [{ binding: "DOCUMENTS", bucket_name: "bench-upload" }],
    d1_databases: [{ binding: "DB", database_name: "bench-upload", database_id: "bench-upload" }],
  };
  writeFileSync(`${folder}/wrangler.json`, JSON.stringify(config));
  return `${folder}/wrangler.json`;
}

const idOf = (chunks: number) => ({ userId: "bench", uploadId: `upload-${chunks}` });

async function store({ bucket, database }: Stored, chunks: number): Promise<void> {
  const { userId, uploadId } = idOf(chunks);
  const rows: (typeof uploadChunks.$inferInsert)[] = [];
  for (let chunkIndex = 0; chunkIndex < chunks; chunkIndex++) {
    const bytes = new Uint8Array(CHUNK_BYTES).fill(chunkIndex % 251);
    await bucket.put(chunkKey(userId, uploadId, chunkIndex), bytes);
    rows.push({ uploadId, userId, chunkIndex, size: CHUNK_BYTES, checksum: await sha256Hex(bytes) });
  }
  for (let from = 0; from < rows.length; from += ROWS)
    await database.insert(uploadChunks).values(rows.slice(from, from + ROWS));
  await database.insert(uploads).values({
    id: uploadId,
    userId,
    fileName: "bench.csv",
    claimedType: "",
    fileSize: chunks * CHUNK_BYTES,
    totalChunks: chunks,
    createdAt: 0,
    touchedAt: 0,
  });
}

/** Collects garbage before each measurement, so that only what is held counts; being slow, it measures five times. */
async function measureRead({ bucket, database }: Stored, chunks: number) {
  const collect = garbageCollector();
  collect();
  const before = held();
  const begun = performance.now();
  const upload = await openUpload(bucket, database, idOf(chunks));
  if (!upload) throw new Error("The upload of the bench is not there.");
  let peak = 0;
  let size = 0;
  for await (const piece of upload.stream) {
    size += piece.length;
    if ((size / CHUNK_BYTES) % (chunks / LOOKS) > 0) continue;
    collect();
    peak = Math.max(peak, held() - before);
  }
  if (size !== chunks * CHUNK_BYTES) throw new Error("The upload of the bench was not read whole.");
  return { peak, seconds: (performance.now() - begun) / 1000 };
}

function held(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function garbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}

async function migrate(d1: D1Database): Promise<void> {
  const files = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
  for (const name of files.sort())
    for (const statement of readFileSync(`migrations/${name}`, "utf8").split("--> statement-breakpoint"))
      if (statement.trim()) await d1.prepare(statement).run();
}
