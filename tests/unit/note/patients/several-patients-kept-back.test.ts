import { expect, test } from "vitest";
import { hasSeveralPatients } from "#app/core/note/form/several-patients.ts";
import { ONE_KEPT_BACK, SEVERAL_KEPT_BACK } from "./patients-kept-back.ts";

test("of shorthand that the rules were not written from, at most one list is missed and one patient doubled", () => {
  expect(SEVERAL_KEPT_BACK.filter((text) => !hasSeveralPatients(text)).length).toBeLessThan(2);
  expect(ONE_KEPT_BACK.filter(hasSeveralPatients).length).toBeLessThan(2);
});
