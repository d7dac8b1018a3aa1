import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("what every kind of note is printed with names none of them at the foot of a page", () => {
  const styles = readFileSync("app/core/note/view/note.css", "utf8");
  const said = [...styles.matchAll(/content: "([^"]+)"/g)].map(([, words]) => words);
  expect(said).toContain("NurseGPT");
  expect(said.join()).not.toMatch(/note|SBAR/i);
});
