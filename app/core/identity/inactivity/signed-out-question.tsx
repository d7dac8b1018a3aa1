import { useClerk } from "@clerk/react-router";
import { call } from "#app/base/http/request.ts";
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
  const goOn = async () => {
    const session = await call<{ userId: string }>("/api/session").catch(() => null);
    if (!session) return;
    if (session.userId !== userId) return location.replace("/dashboard");
    onBack();
    await adoptSession(clerk).catch(() => null); // otherwise the server asks the provider at each call
  };
  return (
    <Dialog
      title="You were signed out"
      isOpen
      actions={
        <>
          <a className="button" href="/sign-in" target="_blank" rel="noopener opener">
            Sign in again
          </a>
          <button type="button" className="primary" onClick={goOn}>
            Back to my page
          </button>
        </>
      }
    >
      <p>What you typed is still here. Sign in in the new tab, then come back to this one.</p>
    </Dialog>
  );
}

/** Gives this page's provider script the session that began in the other tab, so that it renews its token. */
async function adoptSession(clerk: ReturnType<typeof useClerk>) {
  const client = await clerk.client?.reload();
  const session = client?.sessions.find(({ status }) => status === "active");
  if (session) await clerk.setActive({ session: session.id });
}
