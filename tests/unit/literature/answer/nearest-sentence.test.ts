import { expect, test } from "vitest";
import { nearestSentence } from "#app/core/literature/answer/nearest-sentence.ts";

const abstract = [
  { label: "Background", text: "Falls are frequent in hospitals. Nurses use many aids." },
  { label: "Results", text: "Bed alarms did not reduce falls. Hourly rounding reduced falls by 23 percent." },
  { label: null, text: "Funding: none." },
];

test("of an abstract the sentence with most of the question's words is taken, word for word, with the name of its part", () => {
  expect(nearestSentence("Does hourly rounding reduce a patient's falls?", { abstract })).toEqual({
    label: "Results",
    text: "Hourly rounding reduced falls by 23 percent.",
  });
  expect(nearestSentence("Which aids do nurses use?", { abstract })?.text).toBe("Nurses use many aids.");
  // Among equals, the last one.
  expect(nearestSentence("falls", { abstract })?.text).toBe("Hourly rounding reduced falls by 23 percent.");
});

test("where nothing of the question stands in the abstract there is no such sentence", () => {
  expect(nearestSentence("Sepsis?", { abstract })).toBeNull();
  expect(nearestSentence("What is the?", { abstract })).toBeNull();
  expect(nearestSentence("falls", { abstract: [] })).toBeNull();
});
