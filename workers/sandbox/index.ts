/** Local stand-ins. Reached only through the app's service binding; never deployed. */
import { anthropicApi } from "./anthropic/index.ts";
import { clerkAsset } from "./clerk/assets.ts";

export { ClerkSandbox } from "./clerk/clerk-sandbox.ts";

const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z]+\.sandbox)$/;
const CLERK_FILES = "/__clerk/npm/";

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    const provider = url.hostname === "anthropic.sandbox" ? "model" : "identity";
    if (!env.SANDBOX_PROVIDERS.split(",").includes(provider))
      return new Response("A real key is set for this provider.", { status: 403 });
    if (!THIS_MACHINE.test(url.hostname))
      return new Response("The sandbox serves this machine only.", { status: 403 });
    if (provider === "model") return anthropicApi(request);
    if (url.pathname.startsWith(CLERK_FILES)) return clerkAsset(url.pathname.slice(CLERK_FILES.length));
    return env.CLERK.getByName("clerk").fetch(request);
  },
} satisfies ExportedHandler<{ CLERK: DurableObjectNamespace; SANDBOX_PROVIDERS: string }>;
