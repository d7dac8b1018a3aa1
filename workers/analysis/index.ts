import type { AnalysisEnv } from "./env.ts";

export { DocumentDesk } from "./desk.ts";

/**
 * Consumer of the document queue and of its dead letters. Messages carry a version and ids, never content. The parsers
 * are loaded with the first message.
 */
export default {
  async queue(batch, env) {
    const { consumeDocuments, DEAD_QUEUE, handOverDocuments } = await import("./consume.ts");
    await (batch.queue === DEAD_QUEUE ? consumeDocuments(batch, env) : handOverDocuments(batch, env));
  },
} satisfies ExportedHandler<AnalysisEnv>;
