import { useState } from "react";
import { call } from "#app/base/http/request.ts";
import { DeleteButton } from "#app/base/ui/dialogs/delete-button.tsx";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { useLeave } from "#app/core/identity/inactivity/leave.ts";
import { useVerified } from "#app/core/identity/use-verified.ts";

/** Deletes the account after asking, and removes every trace of it from this browser. */
export function DangerZone() {
  const { isBusy, confirm } = useDeletion();
  return (
    <section className="card settings-card danger-zone" aria-labelledby="danger-title">
      <h2 id="danger-title">Danger Zone</h2>
      <p className="soft">Deletes your account and what is kept in it. This cannot be undone.</p>
      <DeleteButton
        label={isBusy ? "Deleting..." : "Delete Account"}
        isDisabled={isBusy}
        title="Delete your account?"
        keepLabel="Keep my account"
        confirmLabel="Delete my account"
        onConfirm={confirm}
      >
        <WhatIsErased />
      </DeleteButton>
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
        <li>any tokens you bought and have left, and any credit, without a refund</li>
        <li>
          your kept notes, your own templates and what you were typing, your documents, questions and searches
        </li>
        <li>the key under which they were encrypted, so that no copy of them can be read again</li>
        <li>your usage records</li>
      </ul>
      <p>
        The record of what was done with your account stays for six years. It contains none of your text, and
        from then on it names nobody. If you had the free trial or the streak discount, a code made from your
        email address stays, so that each is given only once.
      </p>
      <p>
        <strong>This cannot be undone.</strong> You can download your data first.
      </p>
    </>
  );
}

function useDeletion() {
  const [isBusy, setBusy] = useState(false);
  const leave = useLeave();
  const deleteAccount = useVerified(() => call("/api/account/delete", { method: "POST" }));
  const confirm = async () => {
    setBusy(true);
    try {
      const { isVerified } = await deleteAccount();
      if (isVerified) return await leave("deleted");
    } catch {
      showToast.error("Failed to delete account. Please try again.");
    }
    setBusy(false);
  };
  return { isBusy, confirm };
}
