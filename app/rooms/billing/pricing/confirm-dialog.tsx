import { MONTHLY_PRICES, PREMIUM_TRIAL_DAYS } from "#app/core/plans/plans.ts";
import type { UpgradePlan } from "./upgrade-plans.ts";

type Props = {
  plan: UpgradePlan;
  /** Whether it comes with the page already open, for a browser that cannot open it itself. */
  isOpen: boolean;
  nonce: string | undefined;
};

export const dialogIdOf = (plan: UpgradePlan): string => `confirm-${plan.toLowerCase()}`;

/** Invoker commands are plain HTML that React's types do not know yet. */
export const opensDialog = (id: string): object => ({ commandfor: id, command: "show-modal" });
const closesDialog = (id: string): object => ({ commandfor: id, command: "close" });

/** The question before anything leads to a payment. */
export function ConfirmDialog({ plan, isOpen, nonce }: Props) {
  const id = dialogIdOf(plan);
  return (
    <dialog id={id} open={isOpen} className="card confirm" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Upgrade to {plan}?</h2>
      <p>{whatHappens(plan)}</p>
      <p className="soft">You pay on Stripe's own page. Nothing is charged until you confirm there.</p>
      <form method="post" action="/pricing" className="dialog-actions">
        {isOpen ? <CancelLink /> : <CancelButton dialogId={id} />}
        <button type="submit" className="primary" name="plan" value={plan}>
          {plan === "Premium" ? "Start Trial" : "Proceed to Payment"}
        </button>
      </form>
      {/* Constant text, and only beside an open dialog: such a page is never kept at the edge. */}
      {isOpen && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: LEAVE_ON_ESCAPE }} />
      )}
    </dialog>
  );
}

const LEAVE_ON_ESCAPE = 'addEventListener("keydown",e=>{if(e.key==="Escape")location.replace("/pricing")})';

function whatHappens(plan: UpgradePlan): string {
  const price = MONTHLY_PRICES[plan];
  if (price === null) return "The price is the one you agreed on with our sales team.";
  if (plan === "Premium")
    return `${PREMIUM_TRIAL_DAYS}-day free trial, then $${price} per month until you cancel.`;
  return `$${price} per month until you cancel.`;
}

function CancelButton({ dialogId }: { dialogId: string }) {
  return (
    <button type="button" {...closesDialog(dialogId)}>
      Cancel
    </button>
  );
}

function CancelLink() {
  return (
    // biome-ignore lint/a11y/noAutofocus: an open dialog holds the focus
    <a className="button" href="/pricing" autoFocus>
      Cancel
    </a>
  );
}
