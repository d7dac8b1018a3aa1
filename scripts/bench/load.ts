import { text } from "node:stream/consumers";
import { start } from "../run.ts";

/** What a path did under load; latencies in milliseconds. */
export type LoadResult = { path: string; p50: number; p99: number; perSecond: number; failed: number };

/** Asks for a path over and over, on 10 connections, for some seconds, as a browser asks for a document. */
export async function loadPath(
  origin: string,
  path: string,
  seconds: number,
  cookie = "",
): Promise<LoadResult> {
  const headers = ["Accept=text/html", "Sec-Fetch-Dest=document", ...(cookie ? [`Cookie=${cookie}`] : [])];
  const load = start(
    "autocannon",
    [
      ...["--json", "--connections", "10", "--duration", String(seconds)],
      ...headers.flatMap((header) => ["--headers", header]),
      origin + path,
    ],
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
  return { path, p50: latency.p50, p99: latency.p99, perSecond: requests.average, failed };
}
