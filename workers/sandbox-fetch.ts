/**
 * @clerk/backend takes no custom fetch: it binds globalThis.fetch once, when its module loads. So the hosts of the
 *   sandbox are sent to the service binding here, before that module loads. Without the binding, `fetch` stays as it is.
 */
import { env } from "cloudflare:workers";

const { SANDBOX } = env as Env;
if (SANDBOX) {
  const realFetch = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).hostname.endsWith(".sandbox") ? SANDBOX.fetch(request) : realFetch(request);
  };
}
