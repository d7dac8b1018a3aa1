// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { DOCUMENT_NOT_FOUND_WORDS } from "#app/base/http/document-words.ts";
import { SourcePanel } from "#app/rooms/documents/viewer/components/source-panel.tsx";
import { useSource } from "#app/rooms/documents/viewer/use-source.ts";
import { press, render } from "#tests/unit/render.ts";

const PLACE = { segment: 0, block: 0, cell: null, words: "page 1" };

function Page() {
  const { state, show, open, move, close } = useSource("doc-1");
  return (
    <>
      <button type="button" onClick={() => open(PLACE)}>
        Open
      </button>
      <SourcePanel state={state} onMove={move} onRetry={show} onClose={close} />
    </>
  );
}

test.each([
  [
    "was deleted elsewhere",
    async () => Response.json({ code: "document_not_found" }, { status: 404 }),
    DOCUMENT_NOT_FOUND_WORDS,
    false,
  ],
  [
    "cannot be read",
    async () => new Response("{}", { status: 500 }),
    "This part of the document could not be opened.",
    true,
  ],
  [
    "is out of reach",
    () => Promise.reject(new TypeError("Failed to fetch")),
    "You are offline. Try again when the connection is back.",
    true,
  ],
])(
  "a document's text that %s says so, and offers another try only where it may help",
  async (_, answer, words, retries) => {
    vi.stubGlobal("fetch", answer);
    const page = await render(<Page />);
    await press(page, "Open");
    await expect.poll(() => page.querySelector("[role=alert] strong")?.textContent).toBe(words);
    expect(page.querySelector("[role=alert] button") !== null).toBe(retries);
  },
);
