import { describe, expect, test } from "vitest";
import { citationsAnywhere, citationsInTitles, requirementIds } from "#scripts/testing/requirements.ts";

const ids = requirementIds();

describe("docs/requirements.md", () => {
  test("has each id once", () => {
    expect(ids.length).toBeGreaterThan(400);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("has every id that the title of a test cites", () => {
    const unknown = citationsInTitles().filter(({ id }) => !ids.includes(id));
    expect(unknown).toEqual([]);
  });

  test("has every id that the code, its comments and the documents cite", () => {
    const unknown = citationsAnywhere().filter(({ id }) => !ids.includes(id));
    expect(unknown).toEqual([]);
  });

  test("is cited by tests for every requirement that is no open reading", () => {
    const cited = new Set(citationsInTitles().map(({ id }) => id));
    expect(ids.filter((id) => !id.startsWith("OPEN-") && !cited.has(id))).toEqual([]);
  });
});
