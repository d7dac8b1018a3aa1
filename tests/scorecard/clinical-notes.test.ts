import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openChecker } from "#app/core/evidence/checker.ts";
import { dictations, sharedData } from "./shared-data.ts";

const folder = sharedData("clinical-notes");

type Text = [name: string, text: string];

function clinicalNotes(path: string): Text[] {
  return readdirSync(path).flatMap((set) =>
    readdirSync(join(path, set))
      .filter((file) => file.endsWith(".txt") && !file.startsWith("LICENSE"))
      .map((file): Text => [`${set}/${file}`, readFileSync(join(path, set, file), "utf8")]),
  );
}

function sentencesOf(text: string): string[] {
  const pieces = text.split(/(?<=[.!?])\s+|\n+/).map((piece) => piece.replace(/^\[\w+\]\s*/, "").trim());
  return pieces.filter((piece) => /\w{3}/.test(piece));
}

/** What the guard wrongly marks when a note repeats the text word for word, with and without quotes. */
function suspected(text: string): string[] {
  const checker = openChecker([{ name: "nurseNotes", label: "Nurse's Notes", text }]);
  return sentencesOf(text).flatMap((sentence) =>
    [[sentence], []].flatMap((quotes) => {
      const { standing, mismatches } = checker.checkStatement({
        text: sentence,
        quotes,
        isSuggestion: false,
      });
      return standing === "supported" ? [] : [`${sentence} ${JSON.stringify(mismatches)}`];
    }),
  );
}

describe("clinical notes of the shared data", () => {
  test.each(clinicalNotes(folder))("every sentence of %s is supported by it", (_, text) => {
    expect(sentencesOf(text).length).toBeGreaterThan(0);
    expect(suspected(text)).toEqual([]);
  });
});

test("every sentence of every dictation is supported by it", () => {
  const texts = dictations(readFileSync(sharedData("benchmarks/synur/train.jsonl"), "utf8"));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.flatMap(({ transcript }) => suspected(transcript))).toEqual([]);
});
