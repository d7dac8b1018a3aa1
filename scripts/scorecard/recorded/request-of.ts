import type { Model, ModelRequest } from "#app/core/model/model.ts";
import { ModelError } from "#app/core/model/model-error.ts";
import type { Asked } from "./asked.ts";

/** What a tool sends to the model; the model that is asked writes it down and declines. */
export async function requestOf({ id, ask }: Asked<unknown>): Promise<ModelRequest> {
  const sent: ModelRequest[] = [];
  const model: Model = {
    // biome-ignore lint/correctness/useYield: it answers nothing
    async *stream(request) {
      sent.push(request);
      throw new ModelError("refused", "Only the request is wanted");
    },
  };
  await ask(model).catch(() => {});
  if (!sent[0]) throw new Error(`${id} asks the model nothing.`);
  return sent[0];
}
