import { expect, test } from "vitest";
import { filesBelow } from "#scripts/files-below.ts";
import { functionLengths, lineCount } from "#scripts/testing/sizes.ts";

/** Lists of names and words are data, however long. */
const DATA = /(?:drug-names|identifiers\/lists\/|ordinary-words|concepts\/(?:kin|further-))/;
const sources = ["app", "workers", "scripts", "tests"]
  .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
  .filter((file) => !DATA.test(file));

test("no file has more than 400 lines", () => {
  expect(sources.filter((file) => lineCount(file) > 400)).toEqual([]);
});

test("no function has more than 80 lines", () => {
  const products = sources.filter((file) => !file.startsWith("tests"));
  expect(products.flatMap(functionLengths).filter(({ lines }) => lines > 80)).toEqual([]);
});
