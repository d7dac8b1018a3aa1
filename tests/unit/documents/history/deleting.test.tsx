// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import { DeleteDocument } from "#app/rooms/documents/history/components/delete-document.tsx";
import { press, render } from "#tests/unit/render.ts";
import "#tests/unit/overlays-loaded.ts";

const answered = (code: string, status: number) => async () =>
  Response.json({ error: "No.", code }, { status });

test.each([
  ["deleted", async () => new Response(null, { status: 204 }), 1, "Document deleted."],
  ["deleted elsewhere before", answered("document_not_found", 404), 1, "Document deleted."],
  ["refused", answered("internal", 500), 0, "This document could not be deleted. Please try again."],
  [
    "without a connection",
    () => Promise.reject(new TypeError("Failed to fetch")),
    0,
    "You are offline. Try again when the connection is back.",
  ],
])(
  "a document that is %s goes from the page, or says why not; the dialog closes",
  async (_, answer, gone, words) => {
    vi.stubGlobal("fetch", answer);
    const onDeleted = vi.fn();
    const page = await render(
      <DeleteDocument id="doc_1" name="labs.csv" isUnderWay={false} onDeleted={onDeleted} />,
    );
    await press(page, "Delete document labs.csv");
    await press(document.body, "Delete");
    await expect.poll(() => openToasts().at(-1)?.text).toBe(words);
    expect(onDeleted).toHaveBeenCalledTimes(gone);
    await expect.poll(() => document.querySelector("[role=dialog]")).toBeNull();
  },
);
