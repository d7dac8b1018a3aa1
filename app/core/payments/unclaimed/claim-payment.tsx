import { useUser } from "@clerk/react-router";
import { type FormEvent, useState } from "react";
import { call } from "#app/base/http/request.ts";
import { showToast } from "#app/base/ui/toasts.tsx";
import type { Claimed } from "./claimed.ts";

/**
 * Attaches a payment that was made with the person's e-mail address before it was known whose it is: once the identity
 * provider has verified the address by a code.
 */
export function ClaimPayment({ address }: { address: string }) {
  const { user } = useUser();
  const email = user?.emailAddresses.find(({ emailAddress }) => emailAddress.toLowerCase() === address);
  const [step, setStep] = useState<"offered" | "code" | "done">("offered");
  const [isBusy, setBusy] = useState(false);
  const busily = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((error: unknown) => showToast.error(wordsOf(error)));
    setBusy(false);
  };
  const begin = () =>
    busily(async () => {
      if (email?.verification.status === "verified") return await finish();
      await email?.prepareVerification({ strategy: "email_code" });
      setStep("code");
    });
  const finish = async () => {
    showToast.success(claimedWords(await call<Claimed>("/api/payments/claim", { method: "POST" })));
    setStep("done");
    window.location.assign("/dashboard");
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    void busily(async () => {
      await email?.attemptVerification({ code });
      await finish();
    });
  };
  if (step === "done") return null;
  return (
    <section className="notice info claim-payment" aria-labelledby="claim-payment">
      <h2 id="claim-payment">A payment waits for you</h2>
      <p>
        Somebody paid for a plan with the address <strong>{address}</strong>. Confirm that it is yours with a
        code, and the plan is attached to this account.
      </p>
      {step === "offered" ? (
        <button type="button" className="primary" disabled={isBusy || !email} onClick={begin}>
          {email?.verification.status === "verified" ? "Attach the payment" : "Send me a code"}
        </button>
      ) : (
        <form className="row" onSubmit={submit}>
          <label htmlFor="claim-code">Code from the e-mail</label>
          <input id="claim-code" name="code" inputMode="numeric" autoComplete="one-time-code" required />
          <button type="submit" className="primary" disabled={isBusy}>
            Confirm
          </button>
        </form>
      )}
    </section>
  );
}

function claimedWords({ attached, refunded }: Claimed): string {
  if (attached.length > 0) return `Your ${attached.join(" and ")} plan is attached to this account.`;
  if (refunded.length > 0)
    return "You have a plan already, so the second payment was ended and is being refunded.";
  return "No payment waits under your address any more.";
}

/** The identity provider's words about a wrong code, or the server's. */
function wordsOf(error: unknown): string {
  const said = error as { errors?: { longMessage?: string; message?: string }[]; words?: string | null };
  return said.errors?.[0]?.longMessage ?? said.errors?.[0]?.message ?? said.words ?? "Please try again.";
}
