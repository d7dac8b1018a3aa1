import { useEffect, useState } from "react";
import { Dialog } from "#app/base/ui/dialogs/dialog.tsx";
import { noteShown, usesTokensQuickly, wasShownLately } from "#app/core/payments/upgrade/tokens-quickly.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";

type Props = { userId: string; plan: StoredPlan; usage: UsageAnswer };

/** Offers a plan or a pack to somebody on Free who will run out, at most once in three days (USE-22, USE-23). */
export function TokensQuickly({ userId, plan, usage }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isQuick = usesTokensQuickly(plan, usage.input_tokens, usage.input_token_limit);
  useEffect(() => {
    const now = Date.now();
    if (!isQuick || wasShownLately(userId, now)) return;
    noteShown(userId, now);
    setOpen(true);
  }, [isQuick, userId]);
  const close = () => setOpen(false);
  const seeOffers = () => {
    close();
    document.getElementById("token-packs")?.scrollIntoView();
  };
  const used = Math.round((usage.input_tokens / (usage.input_token_limit ?? 1)) * 100);
  return (
    <Dialog
      title="You're using tokens quickly!"
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          <button type="button" onClick={close}>
            Not now
          </button>
          <button type="button" className="primary" onClick={seeOffers}>
            See plans and packs
          </button>
        </>
      }
    >
      <p>
        You have used {used}% of this month's input tokens. A larger plan or a token pack keeps you going
        until the end of the month.
      </p>
    </Dialog>
  );
}
