import { useClerk } from "@clerk/react-router";
import { useState } from "react";
import { ApiError, call } from "#app/base/http/request.ts";
import { Dialog } from "#app/base/ui/dialogs/dialog.tsx";

type Props = {
  /** The person whose page it is. */
  userId: string;
  /** Called once the same person has signed in again. */
  onBack: () => void;
};

/** Says that the session has ended, and what became of the page. */
export function SignedOutQuestion({ userId, onBack }: Props) {
  const clerk = useClerk();
  const [refusal, setRefusal] = useState("");
  const goOn = async () => {
    setRefusal("");
    try {
      const session = await call<{ userId: string }>("/api/session");
      if (session.userId !== userId) return location.replace("/dashboard");
    } catch (error) {
      return setRefusal(refusalWords(error));
    }
    onBack();
    await adoptSession(clerk).catch(() => null); // otherwise the server asks the provider at each call
  };
  return (
    <Dialog
      title="You were signed out"
      isOpen
      actions={
        <>
          <button type="button" onClick={goOn}>
            Back to my page
          </button>
          <a
            className="button primary"
            href="/sign-in"
            target="_blank"
            rel="noopener opener"
            data-initial-focus
          >
            Sign in again
          </a>
        </>
      }
    >
      <p>What you typed is still here. Sign in in the new tab, then come back to this one.</p>
      {refusal && (
        <p className="notice alarm" role="alert">
          {refusal}
        </p>
      )}
    </Dialog>
  );
}

/** Why the page cannot go on yet. */
const refusalWords = (error: unknown): string =>
  error instanceof ApiError && error.status === 401
    ? "You are not signed in yet. Choose “Sign in again” first."
    : "The server cannot be reached right now. Please try again in a moment.";

/** Gives this page's provider script the session that began in the other tab, so that it renews its token. */
async function adoptSession(clerk: ReturnType<typeof useClerk>) {
  const client = await clerk.client?.reload();
  const session = client?.sessions.find(({ status }) => status === "active");
  if (session) await clerk.setActive({ session: session.id });
}
