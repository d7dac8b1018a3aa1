import { expect, test } from "vitest";
import { diagnosesOf } from "./diagnoses.ts";

test("each rule rests on words that are stated, not on words that are denied", async () => {
  const { diagnoses } = await diagnosesOf(
    "Denies pain, no history of falls. Confused, fever. Incontinent. Asks how to change the dressing.",
  );
  expect(diagnoses.map(({ kind, problem }) => [kind, problem.text])).toEqual([
    ["problem", "Confusion that needs watching"],
    ["risk", "Skin breakdown"],
    ["readiness", "Learning more about self-care"],
  ]);
  const [confusion, skin, learning] = diagnoses;
  expect(confusion?.evidence.map(({ text }) => text)).toEqual(["Confused"]);
  expect(confusion?.relatedFactors.map(({ text }) => text)).toEqual(["fever"]);
  expect(skin?.riskFactors.map(({ text }) => text)).toEqual(["Incontinent"]);
  expect(learning?.evidence.map(({ text }) => text)).toEqual(["Asks how to change the dressing"]);
});

test("text without any sign gets no diagnosis, and an invented one is kept back", async () => {
  expect(await diagnosesOf("Slept well.")).toMatchObject({ diagnoses: [], notShown: 0 });
  expect(await diagnosesOf("Slept well. [[sandbox:invent]]")).toMatchObject({ diagnoses: [], notShown: 1 });
});
