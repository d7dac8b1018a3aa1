import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PRODUCT_BUILD } from "../building/builds.ts";
import { migrateLocally } from "../building/local-build.ts";
import { capture } from "../run.ts";
import { type Served, serve } from "../serving/serve.ts";
import { median } from "../testing/sizes.ts";
import type { ServedBare } from "./bare/serve-bare.ts";
import { signUpPerson } from "./person.ts";

const WORKERS = { "the app's Worker": "server", "the analysis Worker": "nursegpt_analysis" };
const STARTS = 3;

/** Computing time of both Workers until they can take a request, from `wrangler check startup`. */
export function startupLines(): string[] {
  return Object.entries(WORKERS).map(([label, folder]) => {
    const times = Array.from({ length: STARTS }, () => startupOf(folder));
    return `  ${label.padEnd(50)}${median(times).toFixed(1).padStart(9)} ms of computing before the first request`;
  });
}

function startupOf(folder: string): number {
  const config = join(PRODUCT_BUILD, folder, "wrangler.json");
  const outfile = join(tmpdir(), `startup-${randomUUID()}.cpuprofile`);
  const { output } = capture("wrangler", [
    ...["check", "startup", "--config", config, "--args=--no-bundle", "--outfile", outfile],
  ]);
  const active = /Active: ([\d.]+) ms/.exec(output)?.[1];
  if (!active) throw new Error(`wrangler check startup said:\n${output}`);
  return Number(active);
}

/** Signed in only where the page needs it: the start page redirects signed-in people. */
const COLD = [{ path: "/" }, { path: "/sign-in" }, { path: "/dashboard", isSignedIn: true }];
/** The product measured elsewhere has the usual state folder open. */
const STATE_DIR = ".wrangler/bench-cold";

/** The first request to a fresh process for each page, compared to the bare page; in milliseconds. */
export async function coldLines(port: number, serveBare: (port: number) => Promise<ServedBare>) {
  const lines: string[] = [];
  migrateLocally(STATE_DIR);
  const cookie = await signedInAt(port);
  for (const { path, isSignedIn } of COLD) {
    const served = await serve(port, { STATE_DIR }, { ready: "/favicon.svg" });
    const own = await firstRequest(served, path, isSignedIn ? cookie : "");
    const bare = await serveBare(port);
    const theirs = await firstRequest(bare, path, isSignedIn ? bare.cookie : "");
    const label = `first request to a cold process, ${path} : bare page`.padEnd(58);
    lines.push(
      `  ${label}${(theirs / own).toFixed(2).padStart(6)}   (${own.toFixed(0)} : ${theirs.toFixed(0)} ms)`,
    );
  }
  return lines;
}

/** Signed in at the address that the cold processes will have, because tokens contain it. */
async function signedInAt(port: number): Promise<string> {
  const server = await serve(port, { STATE_DIR });
  try {
    const person = await signUpPerson(server.origin);
    return person.cookie();
  } finally {
    await server.stop();
  }
}

async function firstRequest(server: Served, path: string, cookie: string): Promise<number> {
  try {
    const headers = { Accept: "text/html", "Sec-Fetch-Dest": "document", Cookie: cookie };
    const start = performance.now();
    const answer = await fetch(server.origin + path, { headers, redirect: "manual" });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    return performance.now() - start;
  } finally {
    await server.stop();
  }
}
