import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "#scripts/files-below.ts";
import { readModule } from "#scripts/testing/imports.ts";

/**
 * Who may import whom: a folder, and the folders that its files may import besides itself. The first line that fits a
 * file holds, so the narrow ones come first. A room is every folder of `app/rooms`.
 */
const FLOORS: readonly (readonly [folder: RegExp, mayImport: readonly string[]])[] = [
  [/^app\/core\/evidence\//, ["app/base/text"]],
  [/^app\/core\/plans\//, []],
  [/^app\/base\//, []],
  [/^app\/core\//, ["app/base"]],
  [/^app\/rooms\/[^/]+\//, ["app/core", "app/base"]],
  [/^app\//, []],
  [/^workers\/sandbox\//, []],
  [/^workers\//, ["app"]],
];

/** What leaves the floors on purpose: which files, what they import, and why. */
const EXCEPTIONS: readonly { from: RegExp; to: RegExp }[] = [
  // Deleting an account and downloading its data ask every folder that keeps personal data.
  { from: /^app\/rooms\/settings\//, to: /^app\/rooms\/.+\/personal-data\.server\.ts$/ },
  // The dashboard finds the card of each tool in the tool's folder.
  { from: /^app\/rooms\/shell\/components\/tool-cards\.tsx$/, to: /^app\/rooms\/\*\*\/\*\.card\.ts$/ },
  // The layout reads the root's data, whose type is that of the root's loader.
  { from: /^app\/rooms\/shell\/signed-in\.layout\.tsx$/, to: /^app\/root\.tsx$/ },
  // What a page shows of the guard, unlike the guard itself, remembers a person's choice in her browser.
  { from: /^app\/core\/evidence\/view\//, to: /^app\/base\/ui\/browser\// },
  // The public page shows the figures of the releases.
  { from: /^app\/rooms\/marketing\/evidence\//, to: /^evidence\/\*\.json$/ },
];

/** Each import of a file that its floor does not allow, in words. */
function breaches(file: string, source: string): string[] {
  const [folder, mayImport] = FLOORS.find(([pattern]) => pattern.test(file)) ?? [/^/, []];
  const [own = ""] = folder.exec(file) ?? [];
  const isBelow = (path: string, above: string) => path.startsWith(above.endsWith("/") ? above : `${above}/`);
  return readModule(file, source).imports.flatMap(({ written, to }) => {
    const isOwn = isBelow(to, own);
    const isExcepted = EXCEPTIONS.some((exception) => exception.from.test(file) && exception.to.test(to));
    if (!isOwn && !isExcepted && !mayImport.some((above) => isBelow(to, above)))
      return [`${file} must not import ${to}`];
    // By that a reader sees which imports leave the floor.
    return isOwn || written.startsWith("#") || to.includes("*")
      ? []
      : [`${file}: write ${written} as #${to}`];
  });
}

test("no module imports what its floor does not allow", () => {
  const files = ["app", "workers"].flatMap((folder) => filesBelow(folder, /\.tsx?$/));
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap((file) => breaches(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  ["a room, another room", "app/rooms/sbar/x.ts", `import { a } from "#app/rooms/nanda/nanda.ts";`],
  ["a room, another room beside it", "app/rooms/sbar/x.ts", `export { a } from "../nanda/nanda.ts";`],
  ["evidence, a folder of core", "app/core/evidence/x.ts", `import { a } from "#app/core/note/note.ts";`],
  ["evidence, one beside it", "app/core/evidence/x.ts", `import type { A } from "../meter/state.ts";`],
  ["evidence, a room", "app/core/evidence/text/x.ts", `import "../../../rooms/sbar/sbar.ts";`],
  ["plans, a folder of core", "app/core/plans/x.ts", `import * as a from "../meter/state.ts";`],
  ["core, a room", "app/core/note/x.ts", `type A = import("#app/rooms/sbar/sbar.ts").A;`],
  ["base, core", "app/base/http/x.ts", `const { a } = await import("../../core/meter/state.ts");`],
  ["the app, a Worker", "app/root.tsx", `import { a } from "#workers/site.ts";`],
  ["a room, a Worker", "app/rooms/sbar/x.ts", `import { a } from "../../../workers/site.ts";`],
  ["a room, the tests", "app/rooms/sbar/x.ts", `import { a } from "#tests/patience.ts";`],
  ["the sandbox, the app", "workers/sandbox/x.ts", `import { a } from "#app/base/http/errors.ts";`],
  [
    "shell, what is no card",
    "app/rooms/shell/x.ts",
    `const a = import.meta.glob("../../**/*.generation.ts");`,
  ],
  [
    "settings, a room's store",
    "app/rooms/settings/x.ts",
    `import { a } from "#app/rooms/documents/store/x.ts";`,
  ],
  ["core, base without its name", "app/core/note/x.ts", `import { a } from "../../base/http/errors.ts";`],
])("%s: refused", (_, file, source) => {
  expect(breaches(file, source)).toHaveLength(1);
});

test.each([
  ["app/rooms/sbar/x.ts", `import { a } from "#app/core/note/note.ts";`],
  ["app/rooms/sbar/components/x.tsx", `import { a } from "../sbar.ts"; import { useState } from "react";`],
  ["app/rooms/settings/x.ts", `import * as a from "#app/rooms/documents/store/personal-data.server.ts";`],
  ["app/core/note/x.ts", `import { a } from "../meter/state.ts";`],
  ["workers/site.ts", `import { a } from "#app/rooms/sbar/sbar.ts";`],
])("%s may import %s", (file, source) => {
  expect(breaches(file, source)).toEqual([]);
});
