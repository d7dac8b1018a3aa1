import { useUser } from "@clerk/react-router";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { call } from "#app/base/http/request.ts";
import { useStore } from "#app/base/ui/browser/store.ts";
import { Required } from "#app/base/ui/fields/required.tsx";
import type { Claimed } from "./claimed.ts";
import { shownPayment } from "./shown-payment.ts";

/**
 * Attaches a payment that was made with the person's email address before its owner was known, once the identity
 * provider has verified the address by a code. The outcome is shown here until the page is left.
 * @param address one of the account's own
 */
export function ClaimPayment({ address }: { address: string }) {
  const shown = useStore(shownPayment);
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, sent, isBusy, isReady, isVerified, failure, begin, confirm, outcome } = useClaim(address);
  useEffect(() => {
    if (shown?.isLed || outcome) heading.current?.focus();
  }, [shown, outcome]);
  if (outcome)
    return (
      <Section title={outcome.title} heading={heading}>
        <p>{outcome.words}</p>
        <a className="button primary" href="/dashboard">
          Go to Dashboard
        </a>
      </Section>
    );
  return (
    <Section title="A payment is waiting for you" heading={heading}>
      <p>
        A plan was paid for with the address <strong>{address}</strong>.{" "}
        {isVerified
          ? "Attach it"
          : "Confirm with a code that the address is yours, and the plan will be attached"}{" "}
        to this account. If you already pay for this plan or a higher one, the money is refunded instead.
      </p>
      {step === "offered" ? (
        <button type="button" className="primary" disabled={isBusy || !isReady} onClick={begin}>
          {isVerified ? "Attach the payment" : "Send me a code"}
        </button>
      ) : (
        <CodeForm {...{ address, sent, isBusy, failure, onConfirm: confirm, onAgain: begin }} />
      )}
      {step === "offered" && failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      <p className="small soft">
        Is this payment not yours? <a href="/contact">Tell us</a>, and we will find out whose it is.
      </p>
    </Section>
  );
}

type SectionProps = {
  title: string;
  heading: React.RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

function Section({ title, heading, children }: SectionProps) {
  return (
    <section className="notice info claim-payment" aria-labelledby="claim-payment">
      <h2 id="claim-payment" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

type CodeProps = {
  address: string;
  /** How many codes were sent. */
  sent: number;
  isBusy: boolean;
  failure: string | null;
  onConfirm: (code: string) => void;
  onAgain: () => void;
};

/** The field gets the focus when it appears, and again after a wrong code or a new one. */
function CodeForm({ address, sent, isBusy, failure, onConfirm, onAgain }: CodeProps) {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is a reason to return to the field
  useEffect(() => {
    if (isBusy) return;
    field.current?.focus();
    field.current?.select();
  }, [isBusy, sent, failure]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(field.current?.value.trim() ?? "");
  };
  return (
    <form onSubmit={submit}>
      <p role="status">
        {sent > 1 ? "Another code is on its way to " : "We have sent a code to "}
        <strong>{address}</strong>. It may take a minute; please check your spam folder, too.
      </p>
      <div className="row">
        <label htmlFor="claim-code">
          Code from the email
          <Required />
        </label>
        <input
          ref={field}
          id="claim-code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          aria-invalid={failure !== null}
          aria-describedby={failure ? "claim-code-error" : undefined}
        />
        <button type="submit" className="primary" disabled={isBusy}>
          Confirm
        </button>
        <button type="button" className="quiet" disabled={isBusy} onClick={onAgain}>
          Send again
        </button>
      </div>
      {failure && (
        <p id="claim-code-error" className="field-error" role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}

function useClaim(address: string) {
  const { user } = useUser();
  const email = user?.emailAddresses.find(({ emailAddress }) => emailAddress.toLowerCase() === address);
  const isVerified = email?.verification.status === "verified";
  const [sent, setSent] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const busily = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    await work().catch((error: unknown) => setFailure(wordsOf(error)));
    setBusy(false);
  };
  const finish = async () =>
    setOutcome(outcomeOf(await call<Claimed>("/api/payments/claim", { method: "POST" })));
  const begin = () =>
    busily(async () => {
      if (isVerified) return await finish();
      await email?.prepareVerification({ strategy: "email_code" });
      setSent((before) => before + 1);
    });
  const confirm = (code: string) =>
    busily(async () => {
      // A code that was right once is not asked for again if attaching failed.
      if (email?.verification.status !== "verified") await email?.attemptVerification({ code });
      await finish();
    });
  const step: "offered" | "code" = sent === 0 ? "offered" : "code";
  return { step, sent, isBusy, isReady: email !== undefined, isVerified, failure, begin, confirm, outcome };
}

type Outcome = { title: string; words: string };

function outcomeOf({ attached, refunded }: Claimed): Outcome {
  const back = `You already had this plan or a higher one, so the second subscription to ${refunded.join(" and ")} was ended, and the money is being refunded to the card it was paid with. The payment is listed in Settings under Billing.`;
  if (attached.length > 0)
    return {
      title: "Your payment is attached",
      words: `You are on the ${attached.join(" and ")} plan.${refunded.length > 0 ? ` ${back}` : ""}`,
    };
  if (refunded.length > 0) return { title: "Your second payment is being refunded", words: back };
  return { title: "No payment is waiting", words: "It has already been attached or refunded." };
}

/** The identity provider's words about a wrong code, or the server's. */
function wordsOf(error: unknown): string {
  const said = error as { errors?: { longMessage?: string; message?: string }[]; words?: string | null };
  return said.errors?.[0]?.longMessage ?? said.errors?.[0]?.message ?? said.words ?? "Please try again.";
}
