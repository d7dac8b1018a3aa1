import { openChecker } from "#app/core/evidence/checker.ts";
import type { DraftStatement } from "#app/core/evidence/statement.ts";

/** What one request checks, `times` times; with 0 it only reads the request, which measures the overhead. */
export type CheckingRequest = { notes: string; statements: DraftStatement[]; times: number };

export default {
  /** A Worker's clock stands still while it computes, so the caller takes the time. */
  async fetch(request: Request): Promise<Response> {
    if (request.method === "GET") return new Response("ready");
    const { notes, statements, times } = await request.json<CheckingRequest>();
    let marks = 0;
    for (let time = 0; time < times; time++) {
      const checker = openChecker([{ name: "nurseNotes", label: "Nurse's Notes", text: notes }]);
      const checked = statements.map((statement) => checker.checkStatement(statement));
      marks += checker.leftOut(checked).length + checker.notStated().length + checker.matched(checked).all;
    }
    return new Response(String(marks));
  },
};
