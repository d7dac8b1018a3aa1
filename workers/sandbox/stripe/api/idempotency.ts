import type { Account } from "../account.ts";
import { refusal, StripeError, type StripeResult } from "../errors.ts";

/** After this time a key may be used anew. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Does the work once per key and repeats the same answer. As at Stripe, the refusal of a request's parameters is not
 * kept.
 * @param fingerprint method, path and parameters
 */
export function idempotently(
  account: Account,
  key: string | null,
  fingerprint: string,
  work: () => StripeResult,
): StripeResult {
  if (key === null) return work();
  const known = account.store.get("remembered", key);
  if (known && account.now() - known.createdAt < KEPT_MS) {
    if (known.fingerprint !== fingerprint) return refusal(otherParameters(key));
    return { status: known.status, body: known.body, isReplayed: true };
  }
  const answer = work();
  if (answer.status === 200 || answer.status === 402)
    account.store.put("remembered", { id: key, fingerprint, ...answer, createdAt: account.now() });
  return answer;
}

const otherParameters = (key: string) =>
  new StripeError(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
