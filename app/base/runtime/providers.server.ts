export type ProviderName = "identity" | "payments" | "model" | "literature";
type ProviderMode = "live" | "sandbox";
export type Providers = Record<ProviderName, ProviderMode>;

/** What only this machine gives a Worker. */
type WithSandbox = Pick<Env, "SANDBOX" | "SANDBOX_PROVIDERS">;

/** Which providers the local stand-ins serve: the local build lists them, production has none. */
function sandboxed({ SANDBOX, SANDBOX_PROVIDERS }: WithSandbox): string[] {
  return SANDBOX && SANDBOX_PROVIDERS ? SANDBOX_PROVIDERS.split(",") : [];
}

/** Real or stand-in, per provider. Only decided here. */
export function providersOf(env: WithSandbox): Providers {
  const standIns = sandboxed(env);
  const mode = (name: ProviderName): ProviderMode => (standIns.includes(name) ? "sandbox" : "live");
  return {
    identity: mode("identity"),
    payments: mode("payments"),
    model: mode("model"),
    literature: mode("literature"),
  };
}

/**
 * `fetch` for a provider's SDK: the service binding where the stand-in serves it, the internet otherwise.
 */
export function providerFetch(env: WithSandbox, name: ProviderName): typeof fetch {
  const { SANDBOX } = env;
  if (!SANDBOX || providersOf(env)[name] === "live") return (input, init) => fetch(input, init);
  return (input, init) => SANDBOX.fetch(new Request(input, init));
}
