import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The headless shell first: without the window that nobody sees, the browser tests take half of the computing. */
const NAMES = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const FIXED = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The Chromium that is installed (or named by CHROMIUM), or null. */
export function findChromium(): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return (
    [process.env.CHROMIUM ?? "", ...onPath, ...FIXED].find((path) => path !== "" && existsSync(path)) ?? null
  );
}
