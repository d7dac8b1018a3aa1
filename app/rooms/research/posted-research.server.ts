import { AppError, ERRORS } from "#app/base/http/errors.ts";
import { readText } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import type { Asked } from "#app/core/generation/written-answer.server.ts";
import { renewActivity } from "#app/core/identity/session/guard.server.ts";
import { researchAnswer } from "./open-research.server.ts";
import type { ResearchProgress } from "./use-research.ts";

/** Largest form in bytes. */
const LARGEST_FORM = 32 * 1024;

/** The form posted by a browser without scripts: the answer in one piece, and the query as it was. */
export async function postedResearch(args: Asked): Promise<{ query: string; progress: ResearchProgress }> {
  const { request, context } = args;
  await renewActivity(args, appOf(context).now());
  let query = "";
  try {
    query = new URLSearchParams(await readText(request, LARGEST_FORM)).get("query") ?? "";
    const answer = await researchAnswer.whole({ request, context, query });
    return { query, progress: { status: "done", answer } };
  } catch (error) {
    return { query, progress: failed(error, context) };
  }
}

function failed(error: unknown, context: Asked["context"]): ResearchProgress {
  const code = error instanceof AppError ? error.code : "unexpected";
  const { status, words } = ERRORS[code];
  appOf(context).log(status >= 500 ? "error" : "info", "research.failed", { code, cause: causeOf(error) });
  return { status: "failed", message: words, reason: code };
}
