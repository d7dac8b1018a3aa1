import { readFileSync } from "node:fs";
import { filesBelow } from "../files-below.ts";

const ROW = /^\|\s*([A-Z]+-\d+)\s*\|/gm;
const TITLE = /\b(?:test|it|step|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(["'`])([\s\S]*?)\1/g;
/** The ids at the end of a title: "[SBAR-04, SBAR-05]". */
const BRACKETED = /\[([A-Z]{2,6}-\d+(?:,\s*[A-Z]{2,6}-\d+)*)\]/g;

/** The ids of docs/requirements.md in its order, the open readings (OPEN-NN) included. */
export function requirementIds(): string[] {
  return [...readFileSync("docs/requirements.md", "utf8").matchAll(ROW)].map((match) => match[1] ?? "");
}

export type Citation = { file: string; id: string };

/** Every id cited in a test's title. */
export function citationsInTitles(): Citation[] {
  return filesBelow("tests", /\.test\.tsx?$/).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(TITLE)]
      .flatMap((title) => [...(title[2] ?? "").matchAll(BRACKETED)])
      .flatMap((brackets) => (brackets[1] ?? "").split(/,\s*/).map((id) => ({ file, id }))),
  );
}

/** Every id with a known prefix anywhere in the code, its tests or the documents. */
export function citationsAnywhere(): Citation[] {
  const prefixes = new Set(requirementIds().map((id) => id.replace(/-\d+$/, "")));
  const cited = new RegExp(`\\b(?:${[...prefixes].join("|")})-\\d+\\b`, "g");
  const files = ["app", "workers", "tests", "scripts", "docs"].flatMap((folder) =>
    filesBelow(folder, /\.(?:tsx?|mjs|css|md|sql)$/),
  );
  return files.flatMap((file) => (readFileSync(file, "utf8").match(cited) ?? []).map((id) => ({ file, id })));
}
