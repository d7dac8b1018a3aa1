// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { RetentionQuestion } from "#app/core/record/notes/view/retention-choice.tsx";
import { buttonIn, render } from "#tests/unit/render.ts";

test("once it is answered how long notes are kept, the focus is at the page's heading and not nowhere", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ retention: "sign_out", isChosen: false }));
  const page = await render(
    <main>
      <h1>SBAR Generator</h1>
      <RetentionQuestion />
    </main>,
  );
  await vi.waitFor(() => expect(buttonIn(page, "OK")).toBeTruthy());
  await act(async () => {
    buttonIn(page, "OK")?.focus();
    buttonIn(page, "OK")?.click();
  });
  await vi.waitFor(() => expect(buttonIn(page, "OK")).toBeFalsy());
  expect(document.activeElement?.tagName).toBe("H1");
});
