import type { AppContext } from "#app/base/runtime/context.server.ts";
import { providerFetch } from "#app/base/runtime/providers.server.ts";
import { openModel } from "./door.server.ts";
import type { Model } from "./model.ts";

/** The model as this installation is set up; waiting for it counts as `model`. */
export function modelOf({ env, timing }: Pick<AppContext, "env" | "timing">): Model {
  return openModel({
    apiKey: env.settings.ANTHROPIC_API_KEY ?? "",
    fetch: providerFetch(env, "model"),
    measureWait: (wait) => timing.measure("model", wait),
    model: env.settings.MODEL,
    ...(env.settings.ANTHROPIC_BASE_URL ? { baseURL: env.settings.ANTHROPIC_BASE_URL } : {}),
  });
}
