import { DurableObject } from "cloudflare:workers";
import type { DocumentMessage } from "#app/rooms/documents/store/document-message.ts";
import { openDesk } from "./desk-store.ts";
import type { AnalysisEnv, Desk } from "./env.ts";

/**
 * The desk of one person: her documents are analyzed one after the other, beside those of everybody else. It keeps ids
 * until they are done and works in its alarm, which the platform repeats after a crash.
 */
export class DocumentDesk extends DurableObject<AnalysisEnv> implements Desk {
  readonly #desk = openDesk(
    this.ctx.storage,
    // Loaded when there is something to analyze: the parsers are most of this Worker.
    async (about, faults) => (await import("./consume.ts")).workOn(about, faults, this.env),
    Date.now,
  );

  /** Puts a document on the desk; it is safe there when this returns. */
  async take(about: DocumentMessage): Promise<void> {
    await this.#desk.take(about);
  }

  override async alarm(): Promise<void> {
    await this.#desk.work();
  }
}
