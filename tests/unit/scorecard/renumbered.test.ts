import { expect, test } from "vitest";
import type { ModelRequest } from "#app/core/model/model.ts";
import { renumbered } from "#scripts/scorecard/recorded/renumbered.ts";

const request = (text: string): ModelRequest => ({
  instructions: "",
  messages: [{ role: "user", text: `<source>\n${text}\n</source>` }],
  schema: {},
  maxOutputTokens: 100,
});
const answer = (text: string, evidence: { block: number; quote: string }[]) =>
  JSON.stringify({ statements: [{ text, evidence }] });

test("a recorded placeholder becomes what stands in its place in the lines that the answer quotes", () => {
  const lines = request("[0] Seen by ⟦NAME_7⟧ on 4 May.\n[1] Ward | ⟦ID_9⟧ | Aspirin");
  const recorded = answer("⟦NAME_1⟧ saw ⟦ID_2⟧ on ⟦DATE_1⟧.", [
    { block: 0, quote: "Seen by ⟦NAME_1⟧ on ⟦DATE_1⟧" },
    { block: 1, quote: "⟦ID_2⟧ | Aspirin" },
  ]);
  expect(renumbered(recorded, lines)).toBe(
    answer("⟦NAME_7⟧ saw ⟦ID_9⟧ on 4 May.", [
      { block: 0, quote: "Seen by ⟦NAME_7⟧ on 4 May" },
      { block: 1, quote: "⟦ID_9⟧ | Aspirin" },
    ]),
  );
});

test("a placeholder that no quote places stays as it was recorded", () => {
  const recorded = answer("⟦NAME_3⟧ is well.", [{ block: 0, quote: "is well" }]);
  expect(renumbered(recorded, request("[0] ⟦NAME_1⟧ is well."))).toBe(recorded);
});
