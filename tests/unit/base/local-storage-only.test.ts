import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Where the browser's storage is used otherwise than by `local-store.ts`, and why. */
const ELSEWHERE = {
  "app/base/ui/browser/local-store.ts": "opens it for all others",
  "app/core/identity/local-traces.ts": "erases by the beginning and end of keys",
  "app/core/identity/clinical-storage.ts": "seals what it holds, and finds by key what an earlier page left",
  "app/core/record/work/browser-work.ts":
    "gives it to the sealed copies of work, which other tabs' names distinguish",
  "app/rooms/billing/after-payment.ts": "a script in the page itself, which imports nothing",
};

test("what the browser keeps is opened in one place, where a refusal or a full storage does no harm", () => {
  const users = globSync("app/**/*.{ts,tsx}").filter((file) =>
    /\b(?:local|session)Storage\b/.test(readFileSync(file, "utf8")),
  );
  expect(users.sort()).toEqual(Object.keys(ELSEWHERE).sort());
});
