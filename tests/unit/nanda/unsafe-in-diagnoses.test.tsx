// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import { ResultView } from "#app/rooms/nanda/components/result-view.tsx";
import { render } from "../render.ts";

const shown = { sources: [], active: null, onActivate() {}, onClear() {}, onEvent() {} };

/** What the page of these diagnoses lists as unsafe, line by line; null if it lists nothing. */
async function listed(note: string) {
  const usage = { input_tokens: 1, output_tokens: 1 };
  const page = await render(
    <ResultView answer={{ note, diagnoses: [], notShown: 0, dropped: 0, usage }} {...shown} />,
  );
  // The page loads what finds them only now.
  await act(async () => void (await import("#app/rooms/nanda/components/unsafe-in-diagnoses.tsx")));
  const list = page.querySelector("[aria-label='Unsafe wording']");
  return (
    list && [
      list.querySelector("p")?.textContent,
      ...[...list.querySelectorAll("li")].map((one) => one.textContent),
    ]
  );
}

test("easily misread wordings in diagnoses are listed with their safe form, each once, before they are copied", async () => {
  const note =
    '1. Risk for unstable blood glucose\n- "insulin 10U given"\n- "insulin 10U given"\n- "warfarin q.d."';
  expect(await listed(note)).toEqual([
    "Diagnoses cannot be edited here. Write the safe form where you paste them.",
    expect.stringMatching(/^“10U” → 10 units./),
    expect.stringMatching(/^“q\.d\.?” → daily./),
  ]);
});

test("diagnoses without such wordings list nothing", async () => {
  expect(await listed('1. Acute pain\n- "pain 8/10 after surgery"')).toBeNull();
});
