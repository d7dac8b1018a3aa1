/** What can be wrong with a statement, in the words of the form. */
export const REPORT_KINDS = {
  wrong: "It says something that is not true",
  altered: "A number, drug, dose, side or time is wrong",
  unmarked: "It is not in my text, and it is not marked",
  marked: "It is marked, but it is right",
  source: "Its source does not support it",
  missing: "Something important is missing",
  unsafe: "It could harm a patient",
  other: "Something else",
} as const;

export type ReportKind = keyof typeof REPORT_KINDS;

/** Where the statement was shown. */
export const REPORT_TOOLS = ["note", "nanda", "analysis", "question", "research", "chat"] as const;
export type ReportTool = (typeof REPORT_TOOLS)[number];

export const REPORT_LIMITS = { words: 500, statement: 2_000 } as const;

/** The body of `POST /api/reports`. Without words and statement it holds no text at all. */
export type Report = { tool: ReportTool; kind: ReportKind; words?: string; statement?: string };

/** What the form holds. `statement` is chosen on the page; it is sent only with `isAdded`, which she ticks. */
type ReportForm = { kind: ReportKind; words: string; statement: string; isAdded: boolean };

export const EMPTY_REPORT: ReportForm = { kind: "wrong", words: "", statement: "", isAdded: false };

/** What a form sends: nothing of the statement unless it was added. */
export function toReport(tool: ReportTool, { kind, words, statement, isAdded }: ReportForm): Report {
  const said = words.trim();
  return {
    tool,
    kind,
    ...(said ? { words: said.slice(0, REPORT_LIMITS.words) } : {}),
    ...(isAdded && statement ? { statement: statement.slice(0, REPORT_LIMITS.statement) } : {}),
  };
}
