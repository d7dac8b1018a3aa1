import { expect, test } from "vitest";
import { shownLabel } from "#app/rooms/marketing/evidence/how-measured.ts";
import { newestRelease } from "#app/rooms/marketing/evidence/newest-release.ts";
import { textOf, visit } from "./public-pages-help.ts";

test("each figure of the newest release is on the page, and a missed one says so", async () => {
  const text = textOf(await (await visit("/evidence")).text());
  const { halves, standIn, guard } = await newestRelease();
  const lines = [...halves.flatMap(({ sections }) => sections), standIn].flatMap(({ lines }) => lines);
  for (const { label, figure, threshold, isPassed } of lines) {
    const wanted = [shownLabel(label), figure, threshold ?? "", isPassed === false ? "missed" : ""];
    expect(text.replace(/\s+/g, " ")).toContain(wanted.filter(Boolean).join(" ").replace(/\s+/g, " "));
  }
  expect(text).toContain(guard);
});

test("the page says how recorded answers and the stand-in's figures are to be taken, and how to report", async () => {
  const html = await (await visit("/evidence")).text();
  const text = textOf(html);
  expect(text).toContain("not made through the provider's API");
  expect(text).toContain("nothing about how well a model writes");
  expect(text).toContain("Report a wrong statement");
  expect(html).toContain('href="/privacy#reports"');
});
