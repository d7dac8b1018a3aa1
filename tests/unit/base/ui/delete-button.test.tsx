// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { DeleteButton } from "#app/base/ui/dialogs/delete-button.tsx";
import { buttonIn, press, render } from "#tests/unit/render.ts";
import "#tests/unit/overlays-loaded.ts";

const buttons = () => [...document.querySelectorAll("[role=dialog] button")].map((one) => one.textContent);

test.each([
  [false, []],
  [true, ["Keep it", "Delete"]],
])(
  "nothing is deleted before the dialog is answered, which stays until it is done: %s",
  async (staysOpen, during) => {
    const done = Promise.withResolvers<void>();
    const onConfirm = vi.fn(() => done.promise);
    const page = await render(
      <DeleteButton
        label="Delete"
        name="Delete Ward"
        title="Delete it?"
        staysOpen={staysOpen}
        onConfirm={onConfirm}
      >
        Gone for good.
      </DeleteButton>,
    );
    await press(page, "Delete Ward");
    expect(buttons()).toEqual(["Keep it", "Delete"]);
    await press(document.body, "Keep it");
    expect([buttons(), onConfirm.mock.calls]).toEqual([[], []]);
    await press(page, "Delete Ward");
    await press(document.body, "Delete");
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(buttons()).toEqual(during);
    expect(buttonIn(document.body, "Keep it")?.disabled).toBe(staysOpen || undefined);
    done.resolve();
    await vi.waitFor(() => expect(buttons()).toEqual([]));
  },
);
