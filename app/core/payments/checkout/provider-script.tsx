import { useNonce } from "#app/base/ui/browser/use-nonce.ts";
import { PROVIDER_SCRIPT } from "./billing-documents.ts";

/**
 * The payment provider's own script (PLAN-19), which the server writes into a billing document. Nothing waits for it,
 * and nothing is missing if it does not arrive.
 */
export function ProviderScript({ url }: { url: string }) {
  return <script async src={url} nonce={useNonce()} {...{ [PROVIDER_SCRIPT]: "" }} />;
}
