import { type Finding, missing, notChecked, ok, standIn, wrong } from "./finding.ts";
import { KEY_RULES, type KeyRule, PROVIDER_KEYS } from "./key-rules.ts";
import { isAbsent, type Settings, standingOf } from "./settings.ts";

/** Judges every setting: is it there, and does it have the right form? Values are never repeated. */
export function judgeKeys(settings: Settings): Finding[] {
  return KEY_RULES.flatMap((rule) => judgeKey(settings, rule));
}

/** Whether this machine's stand-in serves the provider. */
export function isStandIn(settings: Settings, provider: KeyRule["provider"]): boolean {
  return (
    provider !== undefined && settings.place === "machine" && isAbsent(settings, PROVIDER_KEYS[provider])
  );
}

function judgeKey(settings: Settings, rule: KeyRule): Finding[] {
  const { name, shape, from } = rule;
  if (isStandIn(settings, rule.provider)) return beside(settings, rule);
  const standing = standingOf(settings, name);
  switch (standing.kind) {
    case "absent":
      return [judgeAbsent(settings, rule)];
    case "unknown":
      return [notChecked(name, "the Worker's secrets cannot be listed from here", "npx wrangler login")];
    case "hidden":
      return [ok(name, "set as a secret; its value cannot be read from here")];
    case "known": {
      const problem = shape(standing.value);
      return [problem ? wrong(name, problem, from) : ok(name, "well-formed")];
    }
  }
}

function judgeAbsent({ place }: Settings, { name, need, from, unset }: KeyRule): Finding {
  const isNeeded = need === "always" || (need === "production" && place === "production");
  if (!isNeeded) return ok(name, `not set; ${unset}`);
  const put =
    place === "production" ? ` (${from}), then npx wrangler secret put ${name} or wrangler.toml [vars]` : "";
  return missing(name, `not set; ${unset}`, put ? `get it${put}` : `set it in .env (${from})`);
}

/** A setting of a provider served by its stand-in: a line for the provider, or one for a setting that breaks it. */
function beside(settings: Settings, { name, provider, breaksStandIn }: KeyRule): Finding[] {
  const key = provider && PROVIDER_KEYS[provider];
  if (key === name)
    return [
      standIn(name, `not set; a local stand-in serves ${provider}`, `set ${name} in .env for the real one`),
    ];
  if (breaksStandIn && !isAbsent(settings, name))
    return [
      wrong(name, `set without ${key}, and unknown to the stand-in`, `remove ${name}, or set ${key} too`),
    ];
  return [];
}
