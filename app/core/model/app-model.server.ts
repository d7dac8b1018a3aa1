import type { AppContext } from "#app/base/runtime/context.server.ts";
import { providerFetch } from "#app/base/runtime/providers.server.ts";
import type { MeasureWait } from "./answer.server.ts";
import { openModel } from "./door.server.ts";
import type { Model } from "./model.ts";

/** The model as this installation is set up; waiting for it counts as `model`. */
export const modelOf = ({ env, timing }: Pick<AppContext, "env" | "timing">): Model =>
  modelNamed(env, env.settings.MODEL, (wait) => timing.measure("model", wait));

/** The model that reads notes a second time, beside the first; null where there is none. */
export const secondModelOf = ({ env }: Pick<AppContext, "env">): Model | null =>
  env.settings.SECOND_READER_MODEL ? modelNamed(env, env.settings.SECOND_READER_MODEL) : null;

function modelNamed(env: AppContext["env"], model: string, measureWait?: MeasureWait): Model {
  return openModel({
    apiKey: env.settings.ANTHROPIC_API_KEY ?? "",
    fetch: providerFetch(env, "model"),
    model,
    ...(measureWait ? { measureWait } : {}),
    ...(env.settings.ANTHROPIC_BASE_URL ? { baseURL: env.settings.ANTHROPIC_BASE_URL } : {}),
  });
}
