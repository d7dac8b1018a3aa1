import { isKeepingTool, type KeepingTool } from "#app/core/tools/tools.ts";

/** Work in progress: what a person has typed or made in a tool and not finished; one piece per tool. */

const DOCUMENT_QUESTION = /^document-question:[A-Za-z0-9-]{1,64}$/;
const TEMPLATE = /^template:[a-z0-9-]{1,40}$/;

/** A tool whose work is kept; a question belongs to its document, a note from a template to its template. */
export type WorkTool = KeepingTool | `document-question:${string}` | `template:${string}`;

/** The largest work in progress, in bytes of UTF-8. */
export const LARGEST_WORK = 512 * 1024;
/** The most tools, questions and templates in which one person's work is kept at once. */
export const MOST_WORK = 100;

export const isWorkTool = (name: string): name is WorkTool =>
  isKeepingTool(name) || DOCUMENT_QUESTION.test(name) || TEMPLATE.test(name);

/** What the server holds. `text` is null if there is nothing; a revision is never used twice. */
export type HeldWork = {
  text: string | null;
  revision: number;
  /** The id that the page gave its save; "" if there was none. */
  saveId: string;
};

/** Work as a page receives it. */
export type OpenedWork = HeldWork & {
  tool: WorkTool;
  userId: string;
  /** Unix milliseconds on the server's clock; null if there is nothing. */
  savedAt: number | null;
  /** It was saved in a different session: the person is asked before it comes back. */
  isFromEarlierSession: boolean;
  sessionId: string;
  /** The key under which the browser keeps what has not reached the server, 32 bytes in base64. */
  browserKey: string;
};

/** Which work is opened, by which session; `keyOf` names an earlier session whose copy the browser wants to open. */
export type OpenWork = { tool: WorkTool; sessionId: string; keyOf?: string | undefined };

/** Saves over the revision that the page knows; null forgets. */
export type SaveWork = {
  tool: WorkTool;
  text: string | null;
  revision: number;
  saveId: string;
  sessionId: string;
};

export type SavedWork = { isSaved: true; revision: number } | { isSaved: false; current: HeldWork };
