import { test } from "vitest";
import { expectCut, expectWhole } from "#tests/unit/analysis/parse/large-documents.ts";

test("A PDF is read up to the pages that fit, and the rest is said to be cut", () => expectCut(6_000));

test("An old Excel file with more cells than its reader holds at once is read whole, each row once and in its order, sheet by sheet", () =>
  expectWhole(1_300));
