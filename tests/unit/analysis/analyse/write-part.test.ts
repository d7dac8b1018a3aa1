import { expect, test } from "vitest";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import type { Model, ModelRequest } from "#app/core/model/model.ts";
import { openSecondReader } from "#app/core/second-reading/second-reader.ts";
import { linesOfBlock } from "#workers/analysis/analyse/lines.ts";
import { writePart } from "#workers/analysis/analyse/write-part.server.ts";

/** A model that answers every request with this, and the requests that reached it. */
function answering(answer: unknown) {
  const asked: ModelRequest[] = [];
  const model: Model = {
    async *stream(request) {
      asked.push(request);
      yield { type: "text", text: JSON.stringify(answer) };
      yield { type: "usage", inputTokens: 1, outputTokens: 1, isFinal: true };
    },
  };
  return { model, textAsked: () => asked.map(({ messages }) => messages[0]?.text ?? "").join("\n") };
}

test("a name that only lines far above it tell is hidden from the second reader too", async () => {
  const texts = ["Amber", "Surname", "020 7946", "Amber"];
  const lines = [...texts, "dizzy since lunch"].flatMap((text, at) =>
    linesOfBlock(0, at, { kind: "paragraph", address: { page: 1, block: at }, text }),
  );
  const first = answering({
    document_type: "Nursing note",
    statements: [
      {
        section: "clinical_summary",
        text: "Dizziness began after the midday meal.",
        evidence: [{ block: 4, quote: "dizzy since lunch" }],
        kind: "from_document",
      },
    ],
    key_points: [],
  });
  const second = answering({ changed: [], same: [0] });
  await writePart(
    {
      model: first.model,
      openReader: (read) =>
        openSecondReader({ ...read, model: second.model, onTaken: () => {}, onFailure: () => {} }),
      pseudonymizer: openPseudonymizer([]),
      people: [],
      signal: new AbortController().signal,
    },
    { lines, inputTokens: 100, outputTokens: 100 },
  );
  expect(first.textAsked()).toContain("[3] ⟦NAME_1⟧");
  expect(second.textAsked()).toContain("⟦NAME_1⟧\ndizzy since lunch");
  expect(second.textAsked()).not.toContain("Amber");
});
