import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The headless shell first: without an invisible window, the browser tests need half the computing time. */
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

/** The installed Chromium (or the one named by CHROMIUM), or null. */
export function findChromium(): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return (
    [process.env.CHROMIUM ?? "", ...onPath, ...FIXED].find((path) => path !== "" && existsSync(path)) ?? null
  );
}
