import Stripe from "stripe";
import { AppError } from "#app/base/http/errors.ts";
import type { AppEnv } from "#app/base/runtime/env.server.ts";
import { providerFetch } from "#app/base/runtime/providers.server.ts";

const TIMEOUT_MS = 15_000;

const opened = new WeakMap<AppEnv, Stripe>();

/**
 * The card payment provider's SDK, with the key and API version that it is pinned to.
 * @throws AppError payment_error when no key is set
 */
export function openStripe(env: AppEnv): Stripe {
  const known = opened.get(env) ?? connect(env);
  opened.set(env, known);
  return known;
}

function connect(env: AppEnv): Stripe {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_URL: url } = env.settings;
  if (!key) throw new AppError("payment_error", { cause: "STRIPE_SECRET_KEY is not set" });
  return new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(trueToForm(providerFetch(env, "payments"))),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(url ? addressOf(new URL(url)) : {}),
  });
}

/** An answer that is not the provider's (something between us answered instead) counts as a lost connection. */
const trueToForm =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await ask(input, init);
    if (!answer.ok) return answer;
    const text = await answer.text();
    if (!isProvidersObject(text)) throw new Error("The answer is not the payment provider's.");
    return new Response(text, answer);
  };

/** All of the provider's answers say what they are. */
function isProvidersObject(text: string): boolean {
  try {
    const parsed = JSON.parse(text) as { object?: unknown } | null;
    return typeof parsed?.object === "string";
  } catch {
    return false;
  }
}

function addressOf({ protocol, hostname, port }: URL) {
  return {
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
    host: hostname,
    ...(port ? { port } : {}),
  };
}

/**
 * Runs a piece of work with the provider; whatever it throws becomes `payment_error`. The provider's messages may
 * contain an e-mail address, so the cause names only type, code and request.
 */
export async function atProvider<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new AppError("payment_error", { cause: describe(error) });
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === "resource_missing";

function describe({ type, code, statusCode, requestId }: InstanceType<typeof Stripe.errors.StripeError>) {
  return `${type} ${code ?? ""} ${statusCode ?? ""} ${requestId ?? ""}`.trim();
}
