import { consumeDocuments } from "./consume.ts";
import type { AnalysisEnv } from "./env.ts";

/** Consumer of the document queue and of its dead letters. Messages carry a version and ids, never content. */
export default {
  queue: (batch, env) => consumeDocuments(batch, env),
} satisfies ExportedHandler<AnalysisEnv>;
