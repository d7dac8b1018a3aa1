import type { Offer } from "#app/core/payments/offer.ts";
import type { UpgradePlan } from "./upgrade-plans.ts";

type Props = {
  plan: UpgradePlan;
  offer: Pick<Offer, "title" | "lines" | "confirm"> & { dueToday?: number | null };
  /** Where confirming leads without a payment; if absent, a form is posted. */
  href?: string | undefined;
  /** Whether it is open from the start, for browsers without invoker commands. */
  isOpen: boolean;
  nonce: string | undefined;
};

export const dialogIdOf = (plan: UpgradePlan): string => `confirm-${plan.toLowerCase()}`;

/** Invoker commands are plain HTML that React's types do not know yet. */
export const opensDialog = (id: string): object => ({ commandfor: id, command: "show-modal" });
const closesDialog = (id: string): object => ({ commandfor: id, command: "close" });

/** The question before anything leads to a payment. */
export function ConfirmDialog({ plan, offer, href, isOpen, nonce }: Props) {
  const id = dialogIdOf(plan);
  const cancel = isOpen ? <CancelLink /> : <CancelButton dialogId={id} />;
  return (
    <dialog id={id} open={isOpen} className="card confirm" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{offer.title}</h2>
      {offer.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {href ? (
        <p className="dialog-actions">
          {cancel}
          <a className="button primary" href={href}>
            {offer.confirm}
          </a>
        </p>
      ) : (
        <form method="post" action="/pricing" className="dialog-actions">
          {cancel}
          {typeof offer.dueToday === "number" && (
            <input type="hidden" name="dueToday" value={offer.dueToday} />
          )}
          <button type="submit" className="primary" name="plan" value={plan}>
            {offer.confirm}
          </button>
        </form>
      )}
      {/* Constant text, and only with an open dialog: such a page is never kept at the edge. */}
      {isOpen && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: LEAVE_ON_ESCAPE }} />
      )}
    </dialog>
  );
}

const LEAVE_ON_ESCAPE = 'addEventListener("keydown",e=>{if(e.key==="Escape")location.replace("/pricing")})';

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
