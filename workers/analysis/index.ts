import { DurableObject } from "cloudflare:workers";
import type { DocumentMessage } from "#app/rooms/documents/store/document-message.ts";
import { openDesk } from "./desk-store.ts";
import type { AnalysisEnv, Desk } from "./env.ts";

/**
 * One person's desk: her documents are analyzed one after the other, in parallel to everybody else's. It stores ids
 * until they are done and works in its alarm, which the platform repeats after a crash.
 */
export class DocumentDesk extends DurableObject<AnalysisEnv> implements Desk {
  readonly #desk = openDesk(
    this.ctx.storage,
    // Loaded on demand: the parsers are most of this Worker.
    async (about, faults) => (await import("./consume.ts")).workOn(about, faults, this.env),
    Date.now,
  );

  /** Puts a document on the desk; it is stored once this returns. */
  async take(about: DocumentMessage): Promise<void> {
    await this.#desk.take(about);
  }

  override async alarm(): Promise<void> {
    await this.#desk.work();
  }
}

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
