import { act } from "react";

/** Chooses a file in the page's file dialog. */
export async function choose(page: HTMLElement, file: File): Promise<void> {
  const field = page.querySelector<HTMLInputElement>('input[type="file"]');
  Object.defineProperty(field, "files", { value: [file], configurable: true });
  await act(async () => field?.dispatchEvent(new Event("change", { bubbles: true })));
}

/** Drops a file on the page's area for it. */
export async function drop(page: HTMLElement, file: File): Promise<void> {
  const event = new Event("drop", { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { files: [file] } });
  await act(async () => page.querySelector(".drop-area")?.dispatchEvent(event));
}
