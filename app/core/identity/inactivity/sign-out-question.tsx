import { useEffect, useState } from "react";
import { Dialog } from "#app/base/ui/dialog.tsx";
import { createStore, useStore } from "#app/base/ui/store.ts";
import { fetchRetention } from "#app/core/record/notes/notes-client.ts";
import { flushWork } from "#app/core/record/work/browser-work.ts";
import { type useLeave, withinGoodbye } from "./leave.ts";

const isRequested = createStore(false);

/** Signs out, after a question where something would be lost by it. */
export const requestSignOut = (): void => isRequested.set(true);

type Props = { leave: ReturnType<typeof useLeave> };

/** Asked where nobody can tell in time what a sign-out would erase. */
const UNKNOWN =
  "It cannot be told now whether anything of yours is unfinished. Keep it until you sign in again, or erase it?";

/**
 * Leaves when a sign-out was requested. What it would erase, and what was never copied, printed or downloaded, is asked
 * about first; so is what cannot be found out in time, because nothing that was typed may be lost.
 */
export function SignOutQuestion({ leave }: Props) {
  const isWanted = useStore(isRequested);
  const [lost, setLost] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return setLost(null);
    let isOver = false;
    void withinGoodbye(lostNow()).then((told) => {
      if (isOver) return;
      const words = told ? told.words : UNKNOWN;
      if (words) setLost(words);
      else void leave("asked");
    });
    return () => {
      isOver = true;
    };
  }, [isWanted, leave]);
  const stay = () => isRequested.set(false);
  return (
    <Dialog
      title="Sign out?"
      isOpen={lost !== null}
      onClose={stay}
      actions={
        <>
          <button type="button" className="primary" data-initial-focus onClick={() => leave("kept")}>
            Keep and sign out
          </button>
          <button type="button" className="danger" onClick={() => leave("asked")}>
            Erase and sign out
          </button>
          <button type="button" onClick={stay}>
            Stay signed in
          </button>
        </>
      }
    >
      <p>{lost}</p>
      <p className="soft">
        “Keep” stores it encrypted for 24 hours: sign in within that time and it is there again, for you
        alone. After that it is erased. How long finished notes are kept is up to you: Settings → Security.
      </p>
    </Dialog>
  );
}

/**
 * What a sign-out would erase, in words; null for nothing.
 * @throws where the server does not have everything that was typed, or cannot be reached
 */
async function lostNow(): Promise<{ words: string | null }> {
  const { lostWords } = await import("./lost-words.ts");
  if (!(await flushWork())) throw new Error("Not everything was sent.");
  return { words: lostWords(await fetchRetention()) };
}
