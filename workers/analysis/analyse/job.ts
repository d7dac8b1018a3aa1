import type { Meter } from "#app/core/meter/meter.ts";
import type { Model } from "#app/core/model/model.ts";
import type { PlanName, TokenAmount } from "#app/core/plans/plans.ts";
import type { OpenReader } from "#app/core/second-reading/open-reader.server.ts";
import type { DocumentMessage } from "#app/rooms/documents/store/document-message.ts";
import type { deleteUpload } from "#app/rooms/documents/store/stored-upload.server.ts";
import type { Bill, Charging } from "./charge.server.ts";
import type { Lease, LeasedDocument } from "./lease.server.ts";
import type { TextReader } from "./read-text.server.ts";
import type { WorkStore } from "./work-store.server.ts";

/** What an analysis needs; injected, so that a test can make each fail. */
export type AnalysisDeps = TextReader &
  Pick<Charging, "maintenance" | "log"> & {
    model: Model;
    /** Opens the second reader for a person on a plan; null if there is none. */
    readerFor: ((plan: PlanName | null) => OpenReader) | null;
    meterOf: (userId: string) => Meter;
    /** Whether the model is paused for a plan; asked once per document, before anything is read. */
    isPaused: (plan: PlanName | null) => Promise<boolean>;
    deleteUpload: typeof deleteUpload;
    now: () => number;
  };

/** A stored analysis: what it costs, and what the history shows of it. */
export type StoredWork = { bill: Bill; history: { summary: string; sections: string[] } };

/** One claimed document with everything that its analysis needs. */
export type Job = {
  deps: AnalysisDeps;
  till: Charging;
  message: DocumentMessage;
  row: LeasedDocument;
  lease: Lease;
  work: WorkStore;
  /** The tokens that the document took, as far as this delivery knows. */
  taken: TokenAmount[];
};
