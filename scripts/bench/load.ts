import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { start } from "../run.ts";

/** A path's results under load; latencies in milliseconds. */
export type LoadResult = { path: string; p50: number; p99: number; perSecond: number; failed: number };

/**
 * Requests a path repeatedly, on 10 connections, for some seconds, as a browser requests a document.
 * @param cookies the `Cookie` headers of the persons to ask in turn: one alone would soon be rate limited
 */
export async function loadPath(
  origin: string,
  path: string,
  seconds: number,
  cookies: readonly string[] = [],
): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), "nursegpt-load-"));
  const archive = join(folder, "requests.har");
  writeFileSync(archive, JSON.stringify(asArchive(origin + path, cookies.length > 0 ? cookies : [null])));
  try {
    return { path, ...(await loadWith(archive, origin + path, seconds)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The requests as an HTTP archive, one per person. */
function asArchive(url: string, cookies: readonly (string | null)[]) {
  const header = (name: string, value: string) => ({ name, value });
  const document = [header("Accept", "text/html"), header("Sec-Fetch-Dest", "document")];
  const entries = cookies.map((cookie) => ({
    request: {
      method: "GET",
      url,
      headers: cookie === null ? document : [...document, header("Cookie", cookie)],
    },
  }));
  return { log: { entries } };
}

async function loadWith(archive: string, url: string, seconds: number): Promise<Omit<LoadResult, "path">> {
  const load = start(
    "autocannon",
    ["--json", "--connections", "10", "--duration", String(seconds), "--har", archive, url],
    {},
    "pipe",
  );
  if (!load.stdout) throw new Error("autocannon has no output");
  const { latency, requests, errors, timeouts, non2xx } = JSON.parse(await text(load.stdout)) as {
    latency: { p50: number; p99: number };
    requests: { average: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  };
  const failed = errors + timeouts + non2xx;
  return { p50: latency.p50, p99: latency.p99, perSecond: requests.average, failed };
}
