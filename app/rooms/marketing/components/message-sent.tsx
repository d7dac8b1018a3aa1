import { SUPPORT_ANSWER, SUPPORT_HOURS } from "#app/core/plans/promises.ts";

/** What a sender sees once the message is received. */
export function MessageSent() {
  return (
    <div className="card contact-form" role="status">
      {/* biome-ignore lint/a11y/noAutofocus: the button that sent it stood on a page that is gone */}
      <h2 tabIndex={-1} autoFocus>
        Thank you, your message has arrived.
      </h2>
      <p>
        We reply to the email address you gave us {SUPPORT_ANSWER}, {SUPPORT_HOURS}.
      </p>
      <p>
        <a className="button" href="/">
          Back to the home page
        </a>
      </p>
    </div>
  );
}
