import { test, vi } from "vitest";
import { expectCut } from "../large-documents.ts";

// The product's own limit takes half a minute to reach; `npm run scorecard` does that.
vi.mock(import("#app/core/document/limits.ts"), async (original) => {
  const limits = await original();
  return { ...limits, KEPT: { ...limits.KEPT, cells: 600 as typeof limits.KEPT.cells } };
});

test("A PDF is read up to the pages that fit, and the rest is said to be cut", () => expectCut(60));
