/**
 * `npm run spec`: which rows of the specification's checklist are cited by a test's title, which by none, and how
 * long files and functions are (aim: medians of 70 and 15 lines).
 * The checklist is read from `--checklist FILE`, by default ../shared/spec/checklist.md.
 */
import { existsSync, readFileSync } from "node:fs";
import { filesBelow } from "./files-below.ts";
import { functionLengths, lineCount, median } from "./sizes.ts";

const option = process.argv.indexOf("--checklist");
const checklist = (option > 0 && process.argv[option + 1]) || "../shared/spec/checklist.md";
const ROW = /^\|\s*((?!OPEN)[A-Z]+-\d+)\s*\|/gm;
const CITED = /\b[A-Z]{2,5}-\d{2}\b/g;
const TITLE = /\b(?:test|it|step)(?:\.\w+(?:\([^)]*\))?)*\(\s*(["'`])([\s\S]*?)\1/g;

printSizes();
if (existsSync(checklist)) printRows();
else console.log(`The checklist is not at ${checklist}: its rows were not compared.`);

function printRows() {
  const rows = [...readFileSync(checklist, "utf8").matchAll(ROW)].map((match) => match[1] ?? "");
  const cited = new Set(filesBelow("tests", /\.test\.tsx?$/).flatMap(citedIn));
  const open = rows.filter((row) => !cited.has(row));
  console.log(`\n${rows.length - open.length} of ${rows.length} rows are cited by a test. Not cited:`);
  for (const prefix of new Set(open.map((row) => row.split("-")[0]))) {
    console.log(`  ${open.filter((row) => row.startsWith(`${prefix}-`)).join(" ")}`);
  }
}

function citedIn(file: string): string[] {
  const titles = [...readFileSync(file, "utf8").matchAll(TITLE)].map((match) => match[2] ?? "");
  return titles.flatMap((title) => title.match(CITED) ?? []);
}

function printSizes() {
  const files = [...filesBelow("app", /\.tsx?$/), ...filesBelow("workers", /\.tsx?$/)];
  const functions = files.flatMap(functionLengths).map(({ lines }) => lines);
  console.log(
    `${files.length} files, median ${median(files.map(lineCount))} lines; ${functions.length} functions, median ${median(functions)} lines.`,
  );
}
