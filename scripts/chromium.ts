import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const FIXED = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The Chromium that is installed (or named by CHROMIUM), or null. */
export function findChromium(): string | null {
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return (
    [process.env.CHROMIUM ?? "", ...onPath, ...FIXED].find((path) => path !== "" && existsSync(path)) ?? null
  );
}
