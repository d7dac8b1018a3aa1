import { readFileSync } from "node:fs";
import mammoth from "mammoth";
import { describe, expect, it } from "vitest";
import { filesBelow } from "#scripts/files-below.ts";
import { parsed, textsOf } from "#tests/unit/analysis/parse/parsed.ts";
import { sharedData } from "./shared-data.ts";

const folder = sharedData("docx");

describe("The text of shared Word files", () => {
  it("has every word that mammoth finds in their bodies", async () => {
    const paths = filesBelow(folder, /\.docx$/).filter((path) => !/empty|protected/.test(path));
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      const bytes = readFileSync(path);
      const { value } = await mammoth.extractRawText({ buffer: bytes });
      const own = new Set(
        textsOf(await parsed(bytes, path))
          .join(" ")
          .replace(/\[note \d+\]/g, "")
          .match(/\S+/g),
      );
      const missing = (value.match(/\S+/g) ?? []).filter(
        (word) => !own.has(word) && ![...own].some((w) => w.includes(word)),
      );
      expect(missing, path).toEqual([]);
    }
  });
});
