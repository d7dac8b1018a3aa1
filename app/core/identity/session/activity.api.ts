import { z } from "zod";
import { api } from "#app/base/http/api.server.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { DRAFT_FORMS } from "../drafts/draft-keeper.ts";
import { openDrafts } from "../drafts/drafts.server.ts";
import type { Route } from "./+types/activity.api";
import { personOf, renewActivity } from "./guard.server.ts";

const LONGEST_REPORT_MS = 30_000;
const LARGEST_DRAFT = 100_000;
/** In bytes: room for a draft of which every character takes four. */
const LARGEST_BODY = 512 * 1024;

const report = z.object({
  /** Milliseconds since the person last did something; a report can only make the session look older. */
  idleMs: z.number().min(0).max(LONGEST_REPORT_MS).default(0),
  /** The form as it stands, where it changed since the last report; null when it was emptied. */
  draft: z.object({ form: z.enum(DRAFT_FORMS), text: z.string().max(LARGEST_DRAFT).nullable() }).optional(),
});

/** `POST /api/session/activity`: the person is there. The guard has already refused a stale cookie. */
export const action = api(async ({ request, context }: Route.ActionArgs) => {
  const { database, env, now } = appOf(context);
  const { idleMs, draft } = await readJson(request, report, { limit: LARGEST_BODY });
  await renewActivity({ request, context }, now() - idleMs);
  if (draft)
    await openDrafts(database, env.settings.DRAFT_KEY, now).save(
      personOf(context).userId,
      draft.form,
      draft.text,
    );
  return new Response(null, { status: 204 });
});
