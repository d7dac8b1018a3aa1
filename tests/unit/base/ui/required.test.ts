import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("required fields are marked in one way: by the word in their label, and in their own state", () => {
  const marks = (text: string) => [
    ...text.matchAll(/<span[^>]*>\s*(?:\*|required|\(?optional\)?)\s*<\/span>|\(optional\)|" \*"/g),
  ];
  for (const file of globSync("app/**/*.tsx").filter((name) => !name.endsWith("ui/required.tsx"))) {
    const source = readFileSync(file, "utf8");
    expect(marks(source).map(String), file).toEqual([]);
    if (source.includes("<Required />"))
      expect(source, file).toMatch(/required[=:\s]|aria-required|<SourceArea/);
  }
});
