import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "#scripts/files-below.ts";

const FIXED = /\bfont(?:-size)?:[^;}]*\dpx|@(?:media|container)[^{]*\dpx|\bmin\(\d+px, 100%\), 1fr/g;

test("text, and the widths at which pages change their shape, follow the text size set in the browser", () => {
  const found = (styles: string) => [...styles.matchAll(FIXED)].map(([rule]) => rule);
  expect(found("p { font-size: clamp(20px, 4vw, 2rem); } @media (max-width: 640px) {}")).toHaveLength(2);
  for (const file of filesBelow("app", /\.css$/)) expect(found(readFileSync(file, "utf8")), file).toEqual([]);
});
