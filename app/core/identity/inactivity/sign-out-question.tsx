import { useEffect, useState } from "react";
import { createStore, useStore } from "#app/base/ui/browser/store.ts";
import { Dialog } from "#app/base/ui/dialogs/dialog.tsx";
import { fetchRetention } from "#app/core/record/notes/notes-client.ts";
import { flushWork } from "#app/core/record/work/browser-work.ts";
import { type useLeave, withinGoodbye } from "./leave.ts";

const isRequested = createStore(false);

/** Signs out, first asking if something would be lost. */
export const requestSignOut = (): void => isRequested.set(true);

type Props = { leave: ReturnType<typeof useLeave> };

/** What is asked about, and what keeping it means; `words` is null for nothing. */
type Lost = { words: string | null; keeping?: string };

/** Asked when it cannot be determined in time what a sign-out would erase. */
const UNKNOWN =
  "We cannot tell right now whether you have unfinished work. Keep it until you sign in again, or erase it?";

/**
 * Leaves when a sign-out was requested. It first asks about what would be erased and what was never copied, printed or
 * downloaded; and when that cannot be determined in time, because nothing that was typed may be lost.
 */
export function SignOutQuestion({ leave }: Props) {
  const isWanted = useStore(isRequested);
  const [lost, setLost] = useState<Lost | null>(null);
  useEffect(() => {
    if (!isWanted) return setLost(null);
    let isOver = false;
    void withinGoodbye(lostNow()).then((answer) => {
      if (isOver) return;
      if (!answer) setLost({ words: UNKNOWN });
      else if (answer.words) setLost(answer);
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
      <p>{lost?.words}</p>
      {lost?.keeping && <p className="soft">{lost.keeping}</p>}
    </Dialog>
  );
}

/**
 * What a sign-out would erase, in words.
 * @throws if the server does not have everything that was typed, or cannot be reached
 */
async function lostNow(): Promise<Lost> {
  const { KEEPING, lostWords } = await import("./lost-words.ts");
  if (!(await flushWork())) throw new Error("Not everything was sent.");
  return { words: lostWords(await fetchRetention()), keeping: KEEPING };
}
