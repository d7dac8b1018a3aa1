import type { ReactNode } from "react";
import { Dialog } from "#app/base/ui/dialogs/dialog.tsx";
import { LoadingAccount } from "#app/base/ui/loading-account.tsx";
import { useLeave } from "./leave.ts";
import { SignOutQuestion } from "./sign-out-question.tsx";
import { useInactivity } from "./use-inactivity.ts";

const secondsWords = (seconds: number) => `${seconds} ${seconds === 1 ? "second" : "seconds"}`;

type Props = { userId: string; idleMs: number; children: ReactNode };

/** Watches the open page: warns before the inactivity logout, and hides a page that woke up until it has checked. */
export function SessionWatch({ userId, idleMs, children }: Props) {
  const leave = useLeave();
  const { warning, isCovered, stayActive } = useInactivity({ userId, idleMs, leave });
  return (
    <>
      <div hidden={isCovered}>{children}</div>
      {isCovered && <LoadingAccount />}
      <Dialog
        title="Session Timeout Warning"
        isOpen={warning !== null && !isCovered}
        className="session-warning"
        actions={
          <>
            <button type="button" onClick={() => leave("kept")}>
              Logout Now
            </button>
            <button type="button" className="primary" data-initial-focus onClick={stayActive}>
              Stay Active
            </button>
          </>
        }
      >
        <p>
          {warning?.secondsLeft == null ? (
            "You are still signed in."
          ) : (
            <>
              You will be logged out in <strong role="timer">{secondsWords(warning.secondsLeft)}</strong>{" "}
              because you have not been active for a while. What you have typed is kept for you.
            </>
          )}
        </p>
      </Dialog>
      <SignOutQuestion leave={leave} />
    </>
  );
}
