import { useEffect } from "react";
import { showToast } from "#app/base/ui/toasts.tsx";

const INACTIVITY = "You have been logged out due to inactivity for HIPAA compliance";

/** What to know before signing in, by the reason that led here. */
export function SignInNotice({ reason }: { reason: string | null }) {
  useEffect(() => {
    // The toaster mounts after this component; a toast sent before would not be seen.
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
  return (
    <div className="notice info">
      <strong>Login information</strong>
      <p>You will be redirected to the dashboard after signing in.</p>
    </div>
  );
}
