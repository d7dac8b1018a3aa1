import type { Model, ModelRequest } from "#app/core/model/model.ts";
import { ModelError } from "#app/core/model/model-error.ts";
import type { Asked } from "./asked.ts";

/** The request that a tool sends, captured by a model that declines to answer. */
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
