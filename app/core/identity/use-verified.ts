import { useReverification } from "@clerk/react-router";
import { isReverificationCancelledError } from "@clerk/react-router/errors";
import { ApiError } from "#app/base/http/request.ts";
import { loadClerkForms } from "./clerk-forms.ts";

/** The outcome of a call: its result, or that the person closed the password question. */
type VerifiedCall<Result> = { isVerified: true; result: Result } | { isVerified: false };

/**
 * A call that the server answers only after a fresh verification: if the server says so, the identity provider's dialog
 * asks for it, and the call is repeated.
 * @throws whatever the call throws
 */
export function useVerified<Result>(work: () => Promise<Result>): () => Promise<VerifiedCall<Result>> {
  const call = useReverification(() =>
    work().then((result) => ({ isVerified: true as const, result }), toQuestion),
  );
  return async () => {
    try {
      return (await call()) as VerifiedCall<Result>;
    } catch (error) {
      if (isReverificationCancelledError(error as Error)) return { isVerified: false };
      throw error;
    }
  };
}

/** The server's refusal in the form that the provider's script reads. */
async function toQuestion(error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError) || error.reason !== "verification_required") throw error;
  // The provider would wait endlessly for a dialog that cannot be loaded.
  await loadClerkForms();
  return JSON.parse(error.body);
}
