import type { AppContext } from "#app/base/runtime/context.server.ts";
import { providerFetch } from "#app/base/runtime/providers.server.ts";
import type { MeasureWait } from "./answer.server.ts";
import { openModel } from "./door.server.ts";
import type { Model } from "./model.ts";

/** The model as this installation is set up; time spent waiting for it is measured as `model`. */
export const modelOf = ({ env, timing }: Pick<AppContext, "env" | "timing">): Model =>
  modelNamed(env, env.settings, env.settings.MODEL, (wait) => timing.measure("model", wait));

/** The model for second readings; null if there is none. */
export const secondModelOf = ({ env }: Pick<AppContext, "env">): Model | null =>
  env.settings.SECOND_READER_MODEL ? modelNamed(env, env.settings, env.settings.SECOND_READER_MODEL) : null;

type ModelSettings = Pick<AppContext["env"]["settings"], "ANTHROPIC_API_KEY" | "ANTHROPIC_BASE_URL">;

/** A model by its name, with either Worker's bindings and settings. */
export function modelNamed(
  env: Parameters<typeof providerFetch>[0],
  { ANTHROPIC_API_KEY: apiKey = "", ANTHROPIC_BASE_URL: baseURL }: ModelSettings,
  model: string,
  measureWait?: MeasureWait,
): Model {
  return openModel({
    apiKey,
    fetch: providerFetch(env, "model"),
    model,
    ...(measureWait ? { measureWait } : {}),
    ...(baseURL ? { baseURL } : {}),
  });
}
