/** Where somebody who paid without being signed in is led: the guard turns it into a sign-in that still knows why. */
export const PAID_VISITOR_PATH = "/dashboard?paid=visitor";

const signUpToHaveIt = `/sign-up?redirect_url=${encodeURIComponent(PAID_VISITOR_PATH)}`;
const signInToHaveIt = `/sign-in?redirect_url=${encodeURIComponent(PAID_VISITOR_PATH)}`;

/** The form's address, with a message for somebody who has paid. @param target our path to which signing in leads */
export const formPath = (form: "/sign-in" | "/sign-up", target: string): string =>
  target !== PAID_VISITOR_PATH ? form : form === "/sign-in" ? signInToHaveIt : signUpToHaveIt;

/** What is left to do after paying without an account. It shows nothing to anybody who is led elsewhere. */
export function PaidVisitor({ target }: { target: string }) {
  if (target !== PAID_VISITOR_PATH) return null;
  return (
    <div className="notice info">
      <strong>Have you just paid for a plan?</strong>
      <p>
        <a href={signUpToHaveIt}>Sign up</a> or <a href={signInToHaveIt}>sign in</a> with the email address
        that you paid with, and confirm it with a code. The plan is then yours.
      </p>
    </div>
  );
}
