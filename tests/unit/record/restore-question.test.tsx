// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { RestoreQuestion } from "#app/core/record/work/restore-question.tsx";
import { render } from "#tests/unit/render.ts";
import "#tests/unit/overlays-loaded.ts";

test("the question about an unsaved note begins at Restore, so that Enter throws nothing away", async () => {
  const answers: boolean[] = [];
  await render(
    <RestoreQuestion savedAt={1_000} called="chat" onAnswer={(isWanted) => answers.push(isWanted)} />,
  );
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Restore"));
  expect(document.querySelector("[role=dialog] h2")?.textContent).toBe("Restore your chat?");
  (document.activeElement as HTMLElement).click();
  expect(answers).toEqual([true]);
});
