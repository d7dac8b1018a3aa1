import type { AppEnv } from "#app/base/runtime/env.server.ts";
import { providerFetch } from "#app/base/runtime/providers.server.ts";
import { type Literature, openLiterature } from "./open-literature.server.ts";

/** This Worker's literature services: the real ones or the stand-in, opened once per isolate because of their pace. */
export function literatureOf(env: AppEnv): Literature {
  const known = opened.get(env.settings) ?? open(env);
  opened.set(env.settings, known);
  return known;
}

const opened = new WeakMap<AppEnv["settings"], Literature>();

function open(env: AppEnv): Literature {
  const { LITERATURE_EMAIL, LITERATURE_TOOL, NCBI_API_KEY, EUROPE_PMC_URL, EUTILS_URL } = env.settings;
  const settings = {
    email: LITERATURE_EMAIL,
    tool: LITERATURE_TOOL,
    ncbiApiKey: NCBI_API_KEY,
    europePmcUrl: EUROPE_PMC_URL,
    eUtilitiesUrl: EUTILS_URL,
  };
  return openLiterature(settings, providerFetch(env, "literature"));
}
