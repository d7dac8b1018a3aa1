import { expect, test } from "vitest";
import { hasSeveralPatients } from "#app/core/note/form/several-patients.ts";
import { ONE_KEPT_BACK, SEVERAL_KEPT_BACK } from "./patients-kept-back.ts";

test("of shorthand that the rules were not made with, one list at most is missed and one patient at most doubled", () => {
  expect(SEVERAL_KEPT_BACK.filter((text) => !hasSeveralPatients(text)).length).toBeLessThan(2);
  expect(ONE_KEPT_BACK.filter(hasSeveralPatients).length).toBeLessThan(2);
});
