import { expect, test } from "vitest";
import { scoreGuard } from "#scripts/scorecard/guard.ts";
import { openRandom } from "#scripts/scorecard/random.ts";
import { rewriteNote } from "#scripts/scorecard/rewrite-notes.ts";

test("the scorecard says plainly that there are no dictations", async () => {
  await expect(scoreGuard({ data: "/nowhere", seed: 1 })).rejects.toThrow(
    "There are no dictations at /nowhere",
  );
});

test("the same seed makes the same choices, another seed others", () => {
  const draw = (seed: number) => Array.from({ length: 20 }, openRandom(seed).next);
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test("rewriting changes spellings and order", () => {
  const note = [
    { text: "BP 98/54 at 1400, Lasix 40 mg PO BID.", quote: null },
    { text: "Temperature ninety eight point six, flow 2 liters per minute.", quote: null },
  ];
  const texts = Array.from({ length: 60 }, (_, seed) =>
    rewriteNote(note, openRandom(seed))
      .map(({ text }) => text)
      .join(" "),
  );
  for (const piece of [
    "98 over 54",
    "2 pm",
    "14:00",
    "twice a day",
    "by mouth",
    "98.6",
    "L/min",
    "forty mg",
  ]) {
    expect(
      texts.some((text) => text.includes(piece)),
      piece,
    ).toBe(true);
  }
  expect(texts.some((text) => text.indexOf("Temp") < text.indexOf("Lasix"))).toBe(true);
});
