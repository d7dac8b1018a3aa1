import { execFile } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Release, ReleaseHalf, ReleaseSection } from "#app/rooms/marketing/evidence/release.ts";
import { scoreNotes } from "#scripts/scorecard/notes-on-dictations.ts";
import { guardHash, SETS, setHashes } from "./hashes.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

const HALVES = [
  { folder: "open", name: "Sentences that the rules were built with", isHeld: false },
  { folder: "blind", name: "Sentences that were held back", isHeld: true },
  { folder: "second/open", name: "A second set that the rules were built with", isHeld: false },
  { folder: "second/held", name: "A second set that was held back", isHeld: true },
  { folder: "third/open", name: "A third set that the rules were built with", isHeld: false },
  { folder: "third/held", name: "A third set that was held back once", isHeld: false },
  { folder: "fourth/open", name: "A fourth set that the rules were built with", isHeld: false },
  { folder: "fourth/held", name: "A fourth set that was held back", isHeld: true },
  { folder: "fifth/open", name: "A fifth set that the rules were built with", isHeld: false },
  {
    folder: "fifth/held",
    name: "A fifth set that was held back, by the author of some of the rules",
    isHeld: true,
  },
  { folder: "sixth/open", name: "A sixth set that the rules were built with", isHeld: false },
  { folder: "sixth/held", name: "A sixth set that was held back", isHeld: true },
  { folder: "seventh/held", name: "A seventh set that was held back", isHeld: true },
  { folder: "eighth/open", name: "An eighth set that the rules were built with", isHeld: false },
  { folder: "eighth/held", name: "An eighth set that was held back", isHeld: true },
  { folder: "ninth/open", name: "A ninth set that the rules were built with", isHeld: false },
  { folder: "ninth/held", name: "A ninth set that was held back", isHeld: true },
  { folder: "tenth/open", name: "A tenth set that the rules were built with", isHeld: false },
  { folder: "eleventh/open", name: "An eleventh set that the rules were built with", isHeld: false },
  { folder: "eleventh/held", name: "An eleventh set that was held back", isHeld: true },
  { folder: "twelfth/open", name: "A twelfth set that the rules were built with", isHeld: false },
  { folder: "twelfth/held", name: "A twelfth set that was held back", isHeld: true },
  { folder: "thirteenth/open", name: "A thirteenth set that the rules were built with", isHeld: false },
  { folder: "fourteenth/open", name: "A fourteenth set that the rules were built with", isHeld: false },
  { folder: "fifteenth/open", name: "A fifteenth set that the rules were built with", isHeld: false },
  { folder: "sixteenth/open", name: "A sixteenth set that the rules were built with", isHeld: false },
  { folder: "seventeenth/open", name: "A seventeenth set that the rules were built with", isHeld: false },
  {
    folder: "seventeenth/held",
    name: "A seventeenth set, fixed before the rules changed and scored once",
    isHeld: true,
  },
  { folder: "eighteenth/open", name: "An eighteenth set that the rules were built with", isHeld: false },
] as const;

/** Enough notes of the stand-in to show that it works; they prove little else. */
const STAND_IN_NOTES = 12;

/**
 * Measures every half and writes the release's figures to `evidence/`, where `/evidence` and its test find them.
 * @param options.isOpenOnly leaves out held-back sets, for use while still tuning by the figures
 * @returns the path of the written file
 */
export async function writeRelease({
  data,
  isOpenOnly,
}: {
  data: string;
  isOpenOnly: boolean;
}): Promise<string> {
  const wanted = HALVES.filter(
    ({ folder, isHeld }) => existsSync(join(ROOT, SETS, folder)) && !(isHeld && isOpenOnly),
  );
  const { title, lines } = await scoreNotes({ data, seed: 20, limit: STAND_IN_NOTES });
  const date = new Date().toISOString().slice(0, 10);
  const release: Release = {
    version: 1,
    date,
    guard: guardHash(ROOT),
    sets: setHashes(ROOT),
    halves: await measured(wanted, data),
    standIn: { title, lines },
  };
  const folder = join(ROOT, "evidence");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${date}.json`);
  writeFileSync(path, `${JSON.stringify(release, null, 2)}\n`);
  return path;
}

/** One process per half, all at once: they share nothing. */
function measured(halves: readonly (typeof HALVES)[number][], data: string): Promise<ReleaseHalf[]> {
  const script = fileURLToPath(new URL("measure-half.ts", import.meta.url));
  return Promise.all(
    halves.map(async ({ folder, name, isHeld }) => {
      const sets = join(ROOT, SETS, folder);
      const shared = folder === "open" ? "with-shared" : "";
      const { stdout } = await promisify(execFile)(process.execPath, [script, data, sets, shared], {
        maxBuffer: 64 * 1024 * 1024,
      });
      return { name, isHeld, sections: JSON.parse(stdout) as ReleaseSection[] };
    }),
  );
}
