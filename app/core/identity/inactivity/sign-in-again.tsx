import { useClerk } from "@clerk/react-router";
import { useEffect, useState } from "react";
import { SIGNED_OUT_EVENT } from "#app/base/http/request.ts";
import { whenShown } from "#app/base/ui/browser/when-shown.tsx";
import { useLeave } from "./leave.ts";

const question = whenShown(async () => (await import("./signed-out-question.tsx")).SignedOutQuestion);

/** Loads the dialog's code, for a caller that cannot wait for it. */
export const loadSignedOutQuestion = question.load;

/**
 * Opens on a 401. The page behind it keeps what was typed, which another person who signs in does not get to see. If
 * the account was deleted, as on another device, nobody comes back: the page is cleared and left.
 */
export function SignInAgain({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false);
  const clerk = useClerk();
  const leave = useLeave();
  useEffect(() => {
    const open = (event: Event) => {
      event.preventDefault();
      if ((event as CustomEvent).detail === "account_deleted") return void leave("deleted");
      setOpen(true);
      // The provider's script learns now that its session is gone. Later it would remove the new session's cookies.
      void clerk.session?.getToken({ skipCache: true }).catch(() => null);
    };
    window.addEventListener(SIGNED_OUT_EVENT, open);
    return () => window.removeEventListener(SIGNED_OUT_EVENT, open);
  }, [clerk, leave]);
  return isOpen && <question.WhenShown userId={userId} onBack={() => setOpen(false)} />;
}
