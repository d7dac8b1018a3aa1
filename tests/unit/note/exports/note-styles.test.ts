import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the print styles that all kinds of notes share name no kind in the page footer", () => {
  const styles = readFileSync("app/core/note/view/note.css", "utf8");
  const said = [...styles.matchAll(/content: "([^"]+)"/g)].map(([, words]) => words);
  expect(said).toContain("NurseGPT");
  expect(said.join()).not.toMatch(/note|SBAR/i);
});
