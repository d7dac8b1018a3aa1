import { Dialog } from "#app/base/ui/dialog.tsx";
import { MONTHLY_PRICES, PREMIUM_TRIAL_DAYS } from "#app/core/plans/plans.ts";
import type { PlanChoice } from "./use-plan-choice.ts";

/** Asks before a checkout or a reset of limits; nothing is called or charged before it is confirmed (PLAN-08). */
export function PlanDialog({ choice, hasTrial }: { choice: PlanChoice; hasTrial: boolean }) {
  const { question, isBusy, confirm, close } = choice;
  const isReset = question?.about === "reset";
  return (
    <Dialog
      title={isReset ? "Reset usage limits?" : `Confirm your ${question?.plan ?? ""} plan`}
      isOpen={question !== null}
      onClose={close}
      actions={
        <>
          <button type="button" disabled={isBusy} onClick={close}>
            Cancel
          </button>
          <button type="button" className="primary" disabled={isBusy} aria-busy={isBusy} onClick={confirm}>
            {isBusy ? <Processing /> : isReset ? "Reset limits" : confirmText(question?.plan)}
          </button>
        </>
      }
    >
      {isReset ? (
        <p>
          You are on the {question.plan} plan. Each paid upgrade or renewal lets you reset this month's limits
          once. Tokens that you bought are not affected.
        </p>
      ) : (
        <p>{question && priceWords(question.plan, hasTrial)}</p>
      )}
    </Dialog>
  );
}

export function Processing() {
  return (
    <>
      <span className="spinner small-spinner" aria-hidden="true" />
      Processing...
    </>
  );
}

const confirmText = (plan: string | undefined) => (plan === "Premium" ? "Start Trial" : "Proceed to Payment");

function priceWords(plan: "Basic" | "Premium", hasTrial: boolean): string {
  const price = `$${MONTHLY_PRICES[plan]} per month`;
  if (plan === "Premium" && hasTrial)
    return `Your first ${PREMIUM_TRIAL_DAYS} days are free, then it costs ${price}. Cancel before they end and you pay nothing. You enter your card on our payment provider's page.`;
  const used = plan === "Premium" ? " You have already had your free trial, so you are charged today." : "";
  return `It costs ${price}, until you cancel.${used} You enter your card on our payment provider's page.`;
}
