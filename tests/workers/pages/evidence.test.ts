import { expect, test } from "vitest";
import { shownLabel } from "#app/rooms/marketing/evidence/how-measured.ts";
import { mainFigures } from "#app/rooms/marketing/evidence/main-figures.ts";
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

test("the main figures stand first, each with a link to its section, and the sets are closed until they are wanted", async () => {
  const html = await (await visit("/evidence")).text();
  const main = html.slice(html.indexOf('id="main"'), html.indexOf('id="reading"'));
  const figures = mainFigures(await newestRelease());
  expect(figures.length).toBeGreaterThan(4);
  for (const { words, range } of figures) {
    const link = new RegExp(`<a href="#(figures-\\d+)">${words.replace(/[()]/g, "\\$&")}</a>`).exec(main);
    expect(html).toContain(`<section id="${link?.[1]}"`);
    expect(main).toContain(`<b>${range}</b>`);
  }
  expect(html.match(/<details class="figure-set">/g)?.length).toBeGreaterThan(10);
  expect(html).not.toContain('<details class="figure-set" open');
});

test("the privacy policy tells what stayed in texts that were held back, of the same release", async () => {
  const { halves } = await newestRelease();
  const held = halves.filter(({ isHeld }) => isHeld).flatMap(({ sections }) => sections);
  const figures = held.flatMap(({ lines }) => lines).filter(({ label }) => label === "1 names");
  const cases = figures.map(({ figure }) => figure.match(/\d+(?= of|\))/g)?.map(Number) ?? []);
  const [hidden, all] = [0, 1].map((at) => cases.reduce((sum, one) => sum + (one[at] ?? 0), 0));
  const text = textOf(await (await visit("/privacy")).text());
  expect(all).toBeGreaterThan(1_000);
  expect(text).toContain(`(${(all ?? 0) - (hidden ?? 0)} of ${all?.toLocaleString("en-US")}) stayed in`);
  expect(text).not.toContain("NaN");
});
