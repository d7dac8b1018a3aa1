import type { AppContext } from "#app/base/runtime/context.server.ts";
import { providerFetch } from "#app/base/runtime/providers.server.ts";
import { type Literature, openLiterature } from "../open-literature.server.ts";

const opened = new WeakMap<object, Literature>();

/** The literature services as this installation is set up, opened once per isolate: they are asked at one pace. */
export function literatureOf({ env }: Pick<AppContext, "env">): Literature {
  const { settings } = env;
  const known =
    opened.get(settings) ??
    openLiterature(
      {
        email: settings.LITERATURE_EMAIL ?? "",
        tool: settings.LITERATURE_TOOL,
        ncbiApiKey: settings.NCBI_API_KEY,
        europePmcUrl: settings.EUROPE_PMC_URL,
        eUtilitiesUrl: settings.EUTILS_URL,
      },
      providerFetch(env, "literature"),
    );
  opened.set(settings, known);
  return known;
}
