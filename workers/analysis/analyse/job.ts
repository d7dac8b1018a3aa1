import type { Meter } from "#app/core/meter/meter.ts";
import type { Model } from "#app/core/model/model.ts";
import type { DocumentMessage } from "#app/rooms/documents/store/document-message.ts";
import type { deleteUpload } from "#app/rooms/documents/store/stored-upload.server.ts";
import type { Bill, Till } from "./charge.server.ts";
import type { DocumentRow, Lease } from "./lease.server.ts";
import type { Reading } from "./read-text.server.ts";
import type { WorkStore } from "./work-store.server.ts";

/** What an analysis needs; handed in, so that a test can let each of it fail. */
export type AnalysisDeps = Reading &
  Pick<Till, "maintenance" | "log"> & {
    model: Model;
    meterOf: (userId: string) => Meter;
    deleteUpload: typeof deleteUpload;
    now: () => number;
  };

/** An analysis that is stored: what it costs, and what the history shows of it. */
export type Stored = { bill: Bill; history: { summary: string; sections: string[] } };

/** One claimed document with everything that its analysis needs. */
export type Job = {
  deps: AnalysisDeps;
  till: Till;
  message: DocumentMessage;
  row: DocumentRow;
  lease: Lease;
  work: WorkStore;
};
