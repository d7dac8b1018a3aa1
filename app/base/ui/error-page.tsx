import { isRouteErrorResponse } from "react-router";
import { UNEXPECTED_WORDS } from "../http/error-words.ts";

/** "Something went wrong", with a way on. An error without a message gets the fallback text (OPEN-56). */
export function ErrorPage({ error }: { error: unknown }) {
  if (isSignedOut(error)) return <SignedOut />;
  return (
    <main className="page-message">
      <div className="card page-message-card" role="alert">
        <h1>{WRONG}</h1>
        <p className="soft">{wordsOf(error)}</p>
        <ReloadPage />
      </div>
    </main>
  );
}

const WRONG = "Something went wrong";
const ENDED = "Your session has ended";

const isSignedOut = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 401;

/** The title of a document that shows this error. */
export const errorTitle = (error: unknown): string => `${isSignedOut(error) ? ENDED : WRONG} · NurseGPT`;

const TELLING: ReadonlySet<number> = new Set([413, 429, 503]);

/** For a part that is down, too much text or too many requests, the server's own words are shown. */
function wordsOf(error: unknown): string {
  if (isRouteErrorResponse(error) && TELLING.has(error.status) && typeof error.data?.error === "string")
    return error.data.error;
  const hasMessage = isRouteErrorResponse(error) || (error instanceof Error && error.message !== "");
  return hasMessage ? "Please refresh the page or try again." : UNEXPECTED_WORDS;
}

/** A link, so that it works without scripts. */
function ReloadPage() {
  return (
    <a className="button primary" href="?">
      Reload Page
    </a>
  );
}

function SignedOut() {
  return (
    <main className="page-message">
      <div className="card page-message-card" role="alert">
        <h1>{ENDED}</h1>
        <p className="soft">
          Authentication required. Please ensure you are signed in. What you typed is still in the form: go
          back to it after signing in.
        </p>
        <a className="button primary" href="/sign-in" target="_blank" rel="noreferrer">
          Sign in
        </a>
      </div>
    </main>
  );
}
