// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { RestoreQuestion } from "#app/core/record/work/restore-question.tsx";
import { render } from "#tests/unit/render.ts";
import "#tests/unit/overlays-loaded.ts";

test("the question about unfinished work begins at its words, so that no key of somebody who types answers it", async () => {
  const answers: boolean[] = [];
  await render(
    <RestoreQuestion
      savedAt={1_000}
      called="chat"
      beginning={`Bed 2  Mrs New\n${"long ".repeat(40)}`}
      onAnswer={(isWanted) => answers.push(isWanted)}
    />,
  );
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain("from an earlier session"));
  expect(document.querySelector("[role=dialog] h2")?.textContent).toBe("Restore your chat?");
  expect(document.querySelector("[role=dialog] q")?.textContent).toMatch(/^Bed 2 Mrs New long .{60,75}…$/);
  (document.activeElement as HTMLElement).click();
  expect(answers).toEqual([]);
  const buttons = [...document.querySelectorAll<HTMLElement>("[role=dialog] button")];
  buttons.find(({ textContent }) => textContent === "Restore")?.click();
  expect(answers).toEqual([true]);
});
