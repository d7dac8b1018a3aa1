import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { filesBelow } from "#scripts/files-below.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const TOP = ["app", "docs", "evidence", "migrations", "scripts", "tests", "workers"];

const inRoot = (file: string) => relative(ROOT, file).split(sep).join("/");
const documents = ["README.md", "CONTRIBUTING.md", ...filesBelow(join(ROOT, "docs"), /\.md$/).map(inRoot)];
const textOf = (document: string) => readFileSync(join(ROOT, document), "utf8");

/** Every file and folder of the sources, by each of its possible short names: "a/b.ts" is "b.ts", too. */
const pathEnds = new Set(
  TOP.flatMap((top) => filesBelow(join(ROOT, top), /./).map(inRoot)).flatMap((file) =>
    file
      .split("/")
      .flatMap((_, last, parts) =>
        parts.slice(0, last + 1).map((__, at) => parts.slice(at, last + 1).join("/")),
      ),
  ),
);

/** In backquotes: a source file, or anything below one of the sources' folders. No patterns, addresses or packages. */
const CITED = new RegExp(
  `\`((?:(?:${TOP.join("|")})/[\\w./-]+)|(?:\\w[\\w-]*/)*\\w[\\w.-]*\\.(?:ts|tsx|mjs|css|md))\``,
  "g",
);

test("every path that a document cites exists", () => {
  const cited = documents.flatMap((document) =>
    [...textOf(document).matchAll(CITED)].map(([, path = ""]) => ({
      document,
      path: path.replace(/\/$/, ""),
    })),
  );
  expect(cited.length).toBeGreaterThan(150);
  expect(cited.filter(({ path }) => !pathEnds.has(path) && !existsSync(join(ROOT, path)))).toEqual([]);
});

test("every link between documents leads to a file", () => {
  const links = documents.flatMap((document) =>
    [...textOf(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(([, to = ""]) => ({
      document,
      to,
    })),
  );
  expect(links.length).toBeGreaterThan(200);
  expect(links.filter(({ document, to }) => !existsSync(join(ROOT, dirname(document), to)))).toEqual([]);
});

test("every decision record has a date, a status and a line in the list", () => {
  const list = textOf("docs/decisions/README.md");
  const records = documents.filter((document) => /decisions\/\d/.test(document));
  expect(records.length).toBeGreaterThan(60);
  for (const record of records) {
    const [title = "", , date = "", status = ""] = textOf(record).split("\n");
    expect(date, record).toMatch(
      /^Date: \d{4}-\d\d-\d\d(?:, amended \d{4}-\d\d-\d\d(?:(?:, | and )\d{4}-\d\d-\d\d)*)? {2}$/,
    );
    expect(status, record).toMatch(/^Status: (?:accepted|superseded by \[\d{4}\])/);
    expect(list, record).toContain(
      `| [${title.slice(2)}](${record.slice("docs/decisions/".length)}) | ${date.slice(6, 16)} |`,
    );
  }
});
