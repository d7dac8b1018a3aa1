import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { howMeasured } from "#app/rooms/marketing/evidence/how-measured.ts";
import { newestRelease } from "#app/rooms/marketing/evidence/newest-release.ts";
import type { Release } from "#app/rooms/marketing/evidence/release.ts";
import { guardHash, setHashes } from "#scripts/scorecard/release/hashes.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const AGAIN =
  "The figures on /evidence are of another guard or other sets than those in this tree. Measure again: npm run scorecard -- --release (less than a minute), and commit evidence/.";

function newest(): Release {
  const name = readdirSync(`${ROOT}evidence`).sort().at(-1);
  return JSON.parse(readFileSync(`${ROOT}evidence/${name}`, "utf8")) as Release;
}

test("the figures that are shown were measured with this guard and these sets", () => {
  const { guard, sets } = newest();
  expect(guard, AGAIN).toBe(guardHash(ROOT));
  expect(sets, AGAIN).toEqual(setHashes(ROOT));
});

test("the page shows the newest release, and says of each section how it was made", async () => {
  const release = await newestRelease();
  expect(release).toEqual(newest());
  for (const { sections } of release.halves)
    for (const { title } of sections) expect(howMeasured(title)?.missed, title).toMatch(/\w/);
});
