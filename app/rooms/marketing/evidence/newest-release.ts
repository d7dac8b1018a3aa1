import type { Release } from "./release.ts";

/** Every measured release; only the one shown is loaded. */
const RELEASES = import.meta.glob<Release>("../../../../evidence/*.json", { import: "default" });

/** The figures of the newest release. @throws Error when there is none */
export async function newestRelease(): Promise<Release> {
  const newest = Object.keys(RELEASES).sort().at(-1);
  const load = newest === undefined ? undefined : RELEASES[newest];
  if (!load) throw new Error("No release was measured: run npm run scorecard -- --release.");
  return await load();
}
