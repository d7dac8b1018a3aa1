import { useClerk } from "@clerk/react-router";
import { useEffect, useState } from "react";
import { call, SIGNED_OUT_EVENT, type SignedOutDetail } from "#app/base/http/request.ts";
import { whenShown } from "#app/base/ui/when-shown.tsx";
import { useLeave } from "./leave.ts";

const question = whenShown(async () => (await import("./signed-out-question.tsx")).SignedOutQuestion);

/** Loads what draws the question, for who cannot wait for it. */
export const loadSignedOutQuestion = question.load;

/**
 * Opens on a 401. The page behind it keeps what was typed; another person who signs in does not get to see it. Where the
 * account was deleted, as on another device, nobody comes back: the page is cleared and left.
 */
export function SignInAgain({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false);
  const clerk = useClerk();
  const leave = useLeave();
  useEffect(() => {
    const open = (event: Event) => {
      event.preventDefault();
      if ((event as CustomEvent<SignedOutDetail | null>).detail?.isDeleted) return void leave("deleted");
      setOpen(true);
      // The provider's script finds out now that its session is gone. Later it would remove the new session's cookies.
      void clerk.session?.getToken({ skipCache: true }).catch(() => null);
    };
    window.addEventListener(SIGNED_OUT_EVENT, open);
    return () => window.removeEventListener(SIGNED_OUT_EVENT, open);
  }, [clerk, leave]);
  const goOn = async () => {
    const session = await call<{ userId: string }>("/api/session").catch(() => null);
    if (!session) return;
    if (session.userId !== userId) return location.replace("/dashboard");
    setOpen(false);
    await adoptSession(clerk).catch(() => null); // without it the server asks the provider at each call
  };
  return isOpen && <question.WhenShown onGoOn={goOn} />;
}

/** This page's provider script takes over the session that was begun in the other tab, so that it renews its token. */
async function adoptSession(clerk: ReturnType<typeof useClerk>) {
  const client = await clerk.client?.reload();
  const session = client?.sessions.find(({ status }) => status === "active");
  if (session) await clerk.setActive({ session: session.id });
}
