import { z } from "zod";
import { postApi } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { openAccounts } from "#app/core/identity/accounts.server.ts";
import { personOf, renewActivity } from "#app/core/identity/session/guard.server.ts";
import { LARGEST_NOTE } from "../record/notes/note.ts";
import { sealSignature } from "../record/notes/signature-seal.server.ts";

const body = z.object({ text: z.string().max(LARGEST_NOTE).default("") });

/**
 * `POST /api/note-sign` with the `{ text }` to be signed: returns who signs, from the verified session, and when, by
 * our clock, sealed, so that the page can invent neither: a version with any other signature is not kept.
 */
export const action = postApi(async (args) => {
  const app = appOf(args.context);
  const { text } = await readJson(args.request, body, { limit: LARGEST_NOTE });
  await renewActivity(args, app.now());
  const { userId } = personOf(args.context);
  const { profile } = await openAccounts(app.env)
    .accountOf(userId)
    .catch((cause: unknown) => {
      throw new AppError("sign_failed", { cause });
    });
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(" ");
  const signing = { name: name || (profile.emailAddresses[0] ?? userId), at: app.now(), text };
  const signature = await sealSignature(app.env.settings.AUDIT_SECRET, userId, signing);
  return Response.json(signature);
});
