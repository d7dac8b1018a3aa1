import type { AppContext } from "#app/base/runtime/context.server.ts";
import type { Person } from "#app/core/identity/session/guard.server.ts";
import type { NoteKind } from "../record/notes/note.ts";
import { noteOfAddress } from "../record/notes/note-of-address.server.ts";
import type { WorkTool } from "../record/work/work.ts";
import { workOf } from "../record/work/work-of.server.ts";
import { usageOf } from "../usage/usage-answer.server.ts";
import { loadNoteView } from "./view/note-panel.tsx";
import type { NoteWriterData } from "./view/note-writer.tsx";

/** The initial data for the page of a kind of note. */
export async function noteWriterData(
  app: AppContext,
  person: Person,
  request: Request,
  { tool, kind }: { tool: WorkTool; kind: NoteKind },
): Promise<NoteWriterData> {
  const [usage, work, address] = await Promise.all([
    usageOf(app, person),
    workOf(app, person, tool),
    noteOfAddress(app, person, request, kind),
    loadNoteView(),
  ]);
  return { userId: person.userId, timeZone: app.timeZone, now: app.now(), usage, work, ...address };
}
