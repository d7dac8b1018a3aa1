/** Checkout works by redirect, so a page only needs to see that Stripe.js is there. */
const SCRIPT = `window.Stripe = Object.assign(
  function Stripe(publishableKey) {
    return { _apiKey: publishableKey, registerAppInfo() {}, _registerWrapper() {} };
  },
  { version: "sandbox" },
);
`;

export const stripeScript = (): Response =>
  new Response(SCRIPT, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-store" },
  });
