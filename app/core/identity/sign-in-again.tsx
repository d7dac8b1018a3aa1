import { useEffect, useState } from "react";
import { call, SIGNED_OUT_EVENT } from "#app/base/runtime/request.ts";
import { Dialog } from "#app/base/ui/dialog.tsx";

/** Opens on a 401. The page behind it keeps what was typed; another person who signs in does not get to see it. */
export function SignInAgain({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = () => setOpen(true);
    window.addEventListener(SIGNED_OUT_EVENT, open);
    return () => window.removeEventListener(SIGNED_OUT_EVENT, open);
  }, []);
  const goOn = async () => {
    const session = await call<{ userId: string }>("/api/session").catch(() => null);
    if (!session) return;
    if (session.userId !== userId) return location.replace("/dashboard");
    setOpen(false);
  };
  return (
    <Dialog
      title="You were signed out"
      isOpen={isOpen}
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
