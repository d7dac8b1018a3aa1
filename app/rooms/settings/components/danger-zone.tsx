import { useState } from "react";
import { call } from "#app/base/http/request.ts";
import { Dialog } from "#app/base/ui/dialog.tsx";
import { showToast } from "#app/base/ui/toasts.tsx";
import { useLeave } from "#app/core/identity/inactivity/leave.ts";

/** Deletes the account after asking, and removes every trace of it from this browser. */
export function DangerZone() {
  const { isAsking, isBusy, ask, cancel, confirm } = useDeletion();
  return (
    <section className="card settings-card danger-zone" aria-labelledby="danger-title">
      <h2 id="danger-title">Danger Zone</h2>
      <p className="soft">Deletes your account and everything in it. This cannot be undone.</p>
      <button type="button" className="danger" onClick={ask}>
        Delete Account
      </button>
      <Dialog
        title="Delete your account?"
        isOpen={isAsking}
        {...(isBusy ? {} : { onClose: cancel })}
        actions={
          <>
            <button type="button" disabled={isBusy} onClick={cancel}>
              Keep my account
            </button>
            <button type="button" className="danger" disabled={isBusy} onClick={confirm}>
              {isBusy ? "Deleting..." : "Delete my account"}
            </button>
          </>
        }
      >
        <WhatIsErased />
      </Dialog>
    </section>
  );
}

function WhatIsErased() {
  return (
    <>
      <p>This permanently erases:</p>
      <ul>
        <li>your profile and your sign-in</li>
        <li>your plan: an active subscription is cancelled immediately</li>
        <li>any tokens you bought and have left, without a refund</li>
        <li>your usage records, and any unfinished forms</li>
      </ul>
      <p>
        <strong>This cannot be undone.</strong> You can download your data first.
      </p>
    </>
  );
}

function useDeletion() {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const leave = useLeave();
  const confirm = async () => {
    setBusy(true);
    try {
      await call("/api/account/delete", { method: "POST" });
      await leave("deleted");
    } catch {
      showToast.error("Failed to delete account. Please try again.");
      setBusy(false);
      setAsking(false);
    }
  };
  return { isAsking, isBusy, ask: () => setAsking(true), cancel: () => setAsking(false), confirm };
}
