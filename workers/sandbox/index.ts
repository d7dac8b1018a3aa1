/** Local stand-ins. Reached only through the app's service binding; never deployed. */
import { anthropicApi } from "./anthropic/index.ts";
import { clerkAsset } from "./clerk/assets.ts";
import { literatureApi } from "./literature/index.ts";

export { ClerkSandbox } from "./clerk/clerk-sandbox.ts";
export { StripeSandbox } from "./stripe/stripe-sandbox.ts";

const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z]+\.sandbox)$/;
const CLERK_FILES = "/__clerk/npm/";
const STRIPE_PAGES = /^\/__sandbox\/stripe(\/|$)/;

type SandboxEnv = {
  CLERK: DurableObjectNamespace;
  STRIPE: DurableObjectNamespace;
  SANDBOX_PROVIDERS: string;
  LITERATURE_LIBRARY?: string;
};

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    const provider = providerOf(url);
    if (!env.SANDBOX_PROVIDERS.split(",").includes(provider))
      return new Response("A real key is set for this provider.", { status: 403 });
    if (!THIS_MACHINE.test(url.hostname))
      return new Response("The sandbox serves this machine only.", { status: 403 });
    if (provider === "model") return anthropicApi(request);
    if (provider === "literature") return literatureApi(request, env.LITERATURE_LIBRARY);
    if (provider === "payments") return env.STRIPE.getByName("stripe").fetch(request);
    if (url.pathname.startsWith(CLERK_FILES)) return clerkAsset(url.pathname.slice(CLERK_FILES.length));
    return env.CLERK.getByName("clerk").fetch(request);
  },
} satisfies ExportedHandler<SandboxEnv>;

function providerOf({ hostname, pathname }: URL): "identity" | "model" | "payments" | "literature" {
  if (hostname === "anthropic.sandbox") return "model";
  if (hostname === "literature.sandbox") return "literature";
  if (hostname === "stripe.sandbox" || STRIPE_PAGES.test(pathname)) return "payments";
  return "identity";
}
