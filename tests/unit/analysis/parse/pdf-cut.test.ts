import { expect, test, vi } from "vitest";
import { KEPT } from "#app/core/document/limits.ts";
import { makePdf } from "./make-pdf.ts";
import { parsed } from "./parsed.ts";

// The product's own limit takes half a minute to reach; `npm run scorecard` reaches it.
vi.mock(import("#app/core/document/limits.ts"), async (original) => {
  const limits = await original();
  return { ...limits, KEPT: { ...limits.KEPT, cells: 600 as typeof limits.KEPT.cells } };
});

test("A PDF is read up to the pages that fit, and the rest is said to be cut", async () => {
  const perPage = 60;
  const texts = Array.from({ length: perPage }, (_, i) => {
    return { text: "overlapping", x: 20 + (i % 60) * 9, y: 780 - 7 * Math.floor(i / 60) };
  });
  const found = KEPT.cells / perPage + 10;
  const document = await parsed(makePdf(Array.from({ length: found }, () => texts)), "a.pdf");
  const kept = KEPT.cells / perPage + 1;
  expect(document.cut).toEqual([{ what: "pages", kept, found }]);
  expect(document.parts).toHaveLength(kept);
});
