import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Linux keeps files in memory. */
const IN_MEMORY = "/dev/shm";
/** A whole run stores a tenth of this; a container often has only 64 MB there. */
const ENOUGH_BYTES = 4e9;
const PREFIX = "nursegpt-tests-";

/**
 * A folder for what tests store, in memory if there is room: a database waits for the disk at every commit. It is
 * deleted with this process; what killed ones left behind is deleted now.
 */
export function openTemporaryFolder(): string {
  const parent = hasRoom() ? IN_MEMORY : tmpdir();
  for (const name of readdirSync(parent)) if (isLeftBehind(name)) remove(join(parent, name));
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  process.on("exit", () => remove(folder));
  return folder;
}

function hasRoom(): boolean {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}

function isLeftBehind(name: string): boolean {
  const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
  return pid !== undefined && !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process cannot be signalled, but is running.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
