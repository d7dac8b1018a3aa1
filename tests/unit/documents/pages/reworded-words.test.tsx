// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { Statements } from "#app/rooms/documents/viewer/components/statements.tsx";
import { render } from "#tests/unit/render.ts";

const AT = { segment: 0, block: 0, cell: null, words: "page 1", quote: "oedema of the left leg" };

const statementsOf = (text: string, reworded?: { start: number; end: number }[]) =>
  render(
    <Statements
      statements={[{ text, standing: "supported", evidence: [AT], ...(reworded && { reworded }) }]}
    />,
  );

test("words that are not the document's are dotted, and a screen reader says them", async () => {
  const text = "Swelling of the left lower limb.";
  const spans = ["Swelling", "lower limb"].map((word) => ({
    start: text.indexOf(word),
    end: text.indexOf(word) + word.length,
  }));
  const page = await statementsOf(text, spans);
  const dotted = [...page.querySelectorAll(".word.reworded")].map((one) => one.textContent);
  expect(dotted).toEqual(["Swelling", "lower limb"]);
  expect(page.querySelector("li")?.textContent).toContain(
    `${text} In words other than the document’s: Swelling, lower limb.`,
  );
});

test("a statement in the document's words has no marks", async () => {
  const page = await statementsOf("Oedema of the left leg.");
  expect(page.querySelector(".word")).toBeNull();
  expect(page.querySelector("li")?.textContent).not.toContain("In words other than");
});
