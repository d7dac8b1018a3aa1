import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { segmentsOf } from "#app/core/document/document-text.ts";
import type { ParsedDocument } from "#app/core/document/parsed-document.ts";
import { readLabs } from "#workers/analysis/analyse/labs/lab-reader.ts";
import { planParts } from "#workers/analysis/analyse/plan-parts.ts";
import { parseDocument } from "#workers/analysis/parse/parse-document.ts";
import { sharedData } from "./shared-data.ts";

test("an ordinary file of observations fits into a month without a plan", async () => {
  const bytes = new Uint8Array(readFileSync(sharedData("csv/synthea/observations.csv")));
  const result = await parseDocument(bytes, { name: "observations.csv", claimedType: "text/csv" });
  const document = (result as { document: ParsedDocument }).document;
  const labs = await readLabs(() => segmentsOf(document));
  const { parts } = await planParts(segmentsOf(document), labs);
  const input = parts.reduce((sum, { inputTokens }) => sum + inputTokens, 0);
  const output = parts.reduce((sum, { outputTokens }) => sum + outputTokens, 0);
  expect(input).toBeLessThan(75_000);
  expect(output).toBeLessThan(35_000);
  expect(labs.tables.flatMap(({ series }) => series).length).toBeGreaterThan(100);
});
