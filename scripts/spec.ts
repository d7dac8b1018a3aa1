/**
 * `npm run spec`: which requirements of docs/requirements.md are cited in a test's title and which are not, and how
 * long files and functions are (aim: medians of 70 and 15 lines).
 */
import { filesBelow } from "./files-below.ts";
import { citationsInTitles, requirementIds } from "./testing/requirements.ts";
import { functionLengths, lineCount, median } from "./testing/sizes.ts";

printSizes();
printRequirements();

/** Open readings are decisions; tests prove the requirements that they decide. */
function printRequirements() {
  const ids = requirementIds().filter((id) => !id.startsWith("OPEN-"));
  const cited = new Set(citationsInTitles().map(({ id }) => id));
  const open = ids.filter((id) => !cited.has(id));
  console.log(`\n${ids.length - open.length} of ${ids.length} requirements are cited by a test. Not cited:`);
  for (const prefix of new Set(open.map((id) => id.split("-")[0]))) {
    console.log(`  ${open.filter((id) => id.startsWith(`${prefix}-`)).join(" ")}`);
  }
}

function printSizes() {
  const files = [...filesBelow("app", /\.tsx?$/), ...filesBelow("workers", /\.tsx?$/)];
  const functions = files.flatMap(functionLengths).map(({ lines }) => lines);
  console.log(
    `${files.length} files, median ${median(files.map(lineCount))} lines; ${functions.length} functions, median ${median(functions)} lines.`,
  );
}
