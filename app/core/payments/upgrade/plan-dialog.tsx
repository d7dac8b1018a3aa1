import { Dialog } from "#app/base/ui/dialogs/dialog.tsx";
import type { PlanChoice } from "./use-plan-choice.ts";

/** Asks before anything is bought, changed or reset, in the words of the server's offer (PLAN-08). */
export function PlanDialog({ choice: { question, isBusy, confirm, close } }: { choice: PlanChoice }) {
  const offer = question?.offer ?? null;
  return (
    <Dialog
      title={offer?.title ?? `Confirm your ${question?.plan ?? ""} plan`}
      isOpen={question !== null}
      onClose={close}
      actions={
        <>
          <button type="button" disabled={isBusy} onClick={close}>
            {offer && !offer.confirm ? "Close" : "Cancel"}
          </button>
          {offer?.confirm && (
            <button type="button" className="primary" disabled={isBusy} aria-busy={isBusy} onClick={confirm}>
              {isBusy ? <Processing /> : offer.confirm}
            </button>
          )}
        </>
      }
    >
      <div role="status">
        {offer ? offer.lines.map((line) => <p key={line}>{line}</p>) : <p className="soft">Loading...</p>}
      </div>
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
