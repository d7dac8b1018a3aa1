import type { OpenNote } from "../use-note.ts";

/**
 * Says that the page's note was deleted from the kept notes. Continuing with it means keeping it: it is then kept
 * again, with everything that it says by now.
 */
export function DeletedNotice<Form>({ note: { change } }: { note: OpenNote<Form> }) {
  const keepAnew = () => change((before) => ({ ...before, id: crypto.randomUUID(), kept: null }));
  return (
    <p className="notice info" role="status">
      This note was deleted from your kept notes and is now only on this page.{" "}
      <button type="button" onClick={keepAnew}>
        Keep it again
      </button>
    </p>
  );
}
