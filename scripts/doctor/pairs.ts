import { type Finding, ok, wrong } from "./finding.ts";
import { type Settings, standingOf } from "./settings.ts";
import { modeOf } from "./shapes.ts";

/** Settings allowed only on a local machine. */
const ONLY_HERE = ["SANDBOX_PROVIDERS", "CLERK_PROXY_URL", "CLERK_API_URL", "STRIPE_API_URL"] as const;

/** Judges settings that must match: modes of keys, and nothing of the stand-ins in production. */
export function judgePairs(settings: Settings): Finding[] {
  return [
    ...sameMode(settings, "CLERK_SECRET_KEY", "CLERK_PUBLISHABLE_KEY"),
    ...linksOfMode(settings),
    ...(settings.place === "production" ? [...liveKeys(settings), ...nothingLocal(settings)] : []),
  ];
}

function sameMode(settings: Settings, one: string, other: string): Finding[] {
  const [first, second] = [modeIn(settings, one), modeIn(settings, other)];
  if (!first || !second) return [];
  const name = `${one} and ${other}`;
  return first === second
    ? [ok(name, `both ${first}`)]
    : [wrong(name, `one is ${first}, the other ${second}`, "take both from the same page of the dashboard")];
}

/** Stripe marks the address of a link in test mode: https://buy.stripe.com/test_… */
function linksOfMode(settings: Settings): Finding[] {
  const mode = modeIn(settings, "STRIPE_SECRET_KEY");
  if (!mode) return [];
  return [
    "STRIPE_PAYMENT_LINK_BASIC",
    "STRIPE_PAYMENT_LINK_PREMIUM",
    "STRIPE_PAYMENT_LINK_ENTERPRISE",
  ].flatMap((name) => {
    const address = valueIn(settings, name);
    if (!address?.startsWith("https://buy.stripe.com/")) return [];
    const linked = address.startsWith("https://buy.stripe.com/test_") ? "test" : "live";
    const todo = `make the link in ${mode} mode`;
    return linked === mode ? [] : [wrong(name, `is a ${linked} link beside a ${mode} key`, todo)];
  });
}

function liveKeys(settings: Settings): Finding[] {
  return ["CLERK_SECRET_KEY", "CLERK_PUBLISHABLE_KEY", "STRIPE_SECRET_KEY"].flatMap((name) =>
    modeIn(settings, name) === "test"
      ? [wrong(name, "is a test key", "take the key of the provider's production (live) mode")]
      : [],
  );
}

function nothingLocal(settings: Settings): Finding[] {
  return ONLY_HERE.flatMap((name) => {
    const { kind } = standingOf(settings, name);
    const isSet = kind === "known" || kind === "hidden";
    return isSet ? [wrong(name, "belongs to local stand-ins", `remove it from the Worker`)] : [];
  });
}

function valueIn(settings: Settings, name: string): string | null {
  const standing = standingOf(settings, name);
  return standing.kind === "known" ? standing.value : null;
}

function modeIn(settings: Settings, name: string): "live" | "test" | null {
  const value = valueIn(settings, name);
  return value ? modeOf(value) : null;
}
