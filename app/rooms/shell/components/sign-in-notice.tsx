import { useEffect } from "react";
import { ACCOUNT_DELETED_WORDS } from "#app/base/http/error-words.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { PAID_VISITOR_PATH } from "#app/core/payments/unclaimed/paid-visitor.tsx";

const INACTIVITY = "You have been logged out due to inactivity for HIPAA compliance";

/** Where signing in leads, in words: the dashboard, unless the person came from another page. */
function whereWords(target: string): string {
  if (target === "/dashboard" || target === PAID_VISITOR_PATH)
    return "You will be redirected to the dashboard after signing in.";
  return target.startsWith("/sign-in?plan=")
    ? "You will continue to checkout after signing in."
    : "You will be taken to the page that you asked for after signing in.";
}

/**
 * What to know before signing in, by the reason for coming here.
 * @param target the path to which signing in leads
 */
export function SignInNotice({ reason, target }: { reason: string | null; target: string }) {
  useEffect(() => {
    // The toaster mounts after this component; a toast sent earlier would not be seen.
    const timer = reason === "inactivity" ? setTimeout(() => showToast.info(INACTIVITY)) : undefined;
    return () => clearTimeout(timer);
  }, [reason]);
  if (reason === "unauthorized") {
    return (
      <div className="notice alarm" role="alert">
        <strong>Unauthorized Device</strong>
        <p>An unrecognized device was detected. Please verify your identity.</p>
      </div>
    );
  }
  if (reason === "deleted") {
    return (
      <div className="notice info" role="status">
        <strong>{ACCOUNT_DELETED_WORDS}</strong>
        <p>You can create a new one at any time.</p>
      </div>
    );
  }
  if (reason === "elsewhere") {
    return (
      <div className="notice info" role="status">
        <strong>You were signed out in another tab</strong>
        <p>Signing out in one tab signs out every tab of this browser. Sign in again to go on.</p>
      </div>
    );
  }
  if (reason === "ended") {
    return (
      <div className="notice info" role="status">
        <strong>This session has ended</strong>
        <p>If you deleted the account, there is nothing left to sign in to.</p>
      </div>
    );
  }
  return (
    <div className="notice info">
      <strong>Login information</strong>
      <p>{whereWords(target)}</p>
    </div>
  );
}
