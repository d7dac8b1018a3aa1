// @vitest-environment happy-dom
import { act, useState } from "react";
import { expect, test, vi } from "vitest";
import { Dialog, loadDialogs } from "#app/base/ui/dialogs/dialog.tsx";
import { ModalDialog } from "#app/base/ui/dialogs/modal-dialog.tsx";
import { LogoutReason } from "#app/rooms/shell/components/logout-reason.tsx";
import { buttonIn, render } from "#tests/unit/render.ts";

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <ModalDialog
          title="Asked"
          onClose={() => setOpen(false)}
          actions={
            <>
              <button type="button">First</button>
              <button type="button" data-initial-focus onClick={() => setOpen(false)}>
                Default
              </button>
            </>
          }
        >
          Something is asked.
        </ModalDialog>
      )}
    </>
  );
}

test("a dialog begins at its default and gives focus back to where it came from", async () => {
  const page = await render(<Page />);
  const opener = buttonIn(page, "Open");
  await act(async () => {
    opener?.focus();
    opener?.click();
  });
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Default"));
  await act(async () => (document.activeElement as HTMLElement).click());
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});

test("a dialog that nothing opened leaves the focus at the page's heading, and not nowhere", async () => {
  function Restored() {
    const [isOpen, setOpen] = useState(true);
    const close = (
      <button type="button" onClick={() => setOpen(false)}>
        Restore
      </button>
    );
    return (
      <main>
        <h1>SBAR Generator</h1>
        {isOpen && (
          <ModalDialog title="Restore?" actions={close}>
            It was kept.
          </ModalDialog>
        )}
      </main>
    );
  }
  await render(<Restored />);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Restore"));
  await act(async () => (document.activeElement as HTMLElement).click());
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
});

test("why a session ended stands on the sign-in page until the tab is cleared by a sign-out, also without the address that says it", async () => {
  const words = "You were logged out for safety";
  const shown = async (reason: string | null) => (await render(<LogoutReason reason={reason} />)).textContent;
  expect(await shown(null)).toBe("");
  expect(await shown("inactivity")).toContain(words);
  expect(await shown(null)).toContain(words);
  sessionStorage.clear();
  expect(await shown(null)).toBe("");
});

test("what a dialog asks is read out with its title, and not its buttons", async () => {
  await loadDialogs();
  await render(
    <Dialog title="Asked" isOpen actions={<button type="button">First</button>}>
      <p>Something is asked.</p>
    </Dialog>,
  );
  const described = document.querySelector("[role=dialog]")?.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(described)?.textContent).toBe("Something is asked.");
});
