import { useEffect, useState } from "react";
import { Dialog } from "#app/base/ui/dialog.tsx";
import { createStore, useStore } from "#app/base/ui/store.ts";
import { fetchRetention } from "#app/core/record/notes/notes-client.ts";
import type { RetentionFacts } from "#app/core/record/record.ts";
import { flushWork } from "#app/core/record/work/browser-work.ts";
import { ALL_TOOLS } from "#app/core/tools/tools.ts";
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
    void withinGoodbye(factsNow()).then((facts) => {
      if (isOver) return;
      const words = facts ? lostWords(facts) : UNKNOWN;
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
        What you keep waits 24 hours for you alone, encrypted, until you sign in again. In Settings → Security
        you choose how long notes are kept.
      </p>
    </Dialog>
  );
}

/** @returns null where the server does not have everything that was typed, and so cannot tell */
async function factsNow(): Promise<RetentionFacts | null> {
  const isAllSent = await flushWork();
  return isAllSent ? await fetchRetention() : null;
}

/** What a sign-out would erase, in words; null for nothing. */
export function lostWords({ neverLeft, unfinished }: RetentionFacts): string | null {
  const notes = neverLeft === 1 ? "A finished note was" : `${neverLeft} finished notes were`;
  const isUnwritten = (tool: string) => tool.startsWith("template:") || toolOf(tool)?.form !== undefined;
  const unwritten = namesOf(unfinished.filter(isUnwritten));
  const unsent = namesOf(unfinished.filter((tool) => !isUnwritten(tool)));
  const words = [
    neverLeft > 0 && `${notes} never copied, printed or downloaded.`,
    unwritten && `What you typed in ${unwritten} has not become a note yet.`,
    unsent && `What you typed in ${unsent} has no answer yet.`,
  ].filter(Boolean);
  return words.length === 0 ? null : words.join(" ");
}

const namesOf = (tools: readonly string[]): string => [...new Set(tools.map(nameOf))].join(" and ");

const toolOf = (tool: string) => ALL_TOOLS.find(({ id }) => id === tool);

/** What is typed for a template or about a document is kept for each by itself. */
function nameOf(tool: string): string {
  if (tool.startsWith("template:")) return "a note template";
  if (tool.startsWith("document-question:")) return "the question field of a document";
  const { form, name } = toolOf(tool) ?? {};
  return form ?? name ?? tool;
}
