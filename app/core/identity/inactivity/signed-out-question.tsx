import { Dialog } from "#app/base/ui/dialog.tsx";

/** Says that the session has ended, and what became of the page. @param onGoOn comes back to the page once signed in */
export function SignedOutQuestion({ onGoOn }: { onGoOn: () => void }) {
  return (
    <Dialog
      title="You were signed out"
      isOpen
      actions={
        <>
          <a className="button" href="/sign-in" target="_blank" rel="noopener opener">
            Sign in again
          </a>
          <button type="button" className="primary" onClick={onGoOn}>
            Back to my page
          </button>
        </>
      }
    >
      <p>What you typed is still here. Sign in in the new tab, then come back to this one.</p>
    </Dialog>
  );
}
