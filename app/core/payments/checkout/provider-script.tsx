import { useNonce } from "#app/base/ui/browser/use-nonce.ts";
import { PROVIDER_SCRIPT } from "./billing-documents.ts";

/**
 * The payment provider's own script (PLAN-19), part of a billing document as the server writes it. Nothing waits for it,
 * and nothing is missing when it does not arrive.
 */
export function ProviderScript({ url }: { url: string }) {
  return <script async src={url} nonce={useNonce()} {...{ [PROVIDER_SCRIPT]: "" }} />;
}
