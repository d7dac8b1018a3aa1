import { verifyWebhook } from "@clerk/backend/webhooks";
import { z } from "zod";
import { postApi } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { readText } from "#app/base/http/json.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { startDeletion } from "#app/core/maintenance/deletion.server.ts";
import { openMaintenance } from "#app/core/maintenance/queue.server.ts";
import type { Route } from "./+types/clerk-webhook.api";

const LARGEST_EVENT = 256 * 1024;

const accountDeleted = z.object({
  type: z.literal("user.deleted"),
  data: z.object({ id: z.unknown() }),
});

/** The id becomes part of keys and addresses wherever the account is erased. */
const userId = z.string().regex(/^[\w-]{1,200}$/);

/**
 * `POST /api/webhooks/clerk`: an event at the identity provider. An account that was deleted there is deleted here;
 * other types are ignored. 400 `bad_signature` unless the provider signed it within the last 5 minutes,
 * `invalid_request` for an id that is not one of the provider's.
 */
export const action = postApi(async ({ request, context }: Route.ActionArgs) => {
  const app = appOf(context);
  const event = await verified(request, app.env.settings.CLERK_WEBHOOK_SECRET);
  const named = accountDeleted.safeParse(event).data?.data.id;
  if (named !== undefined) {
    const id = userId.safeParse(named).data;
    if (id === undefined) throw new AppError("invalid_request");
    await startDeletion({ ...app, queue: openMaintenance(app.env.MAINTENANCE) }, id, "identity_provider");
  }
  return new Response(null, { status: 204 });
});

/** @throws AppError bad_signature, also when no secret is set: then nothing is believed */
async function verified(request: Request, signingSecret: string | undefined) {
  const { url, headers } = request;
  const body = await readText(request, LARGEST_EVENT);
  try {
    return await verifyWebhook(new Request(url, { method: "POST", headers, body }), {
      signingSecret: signingSecret ?? "",
    });
  } catch (cause) {
    throw new AppError("bad_signature", { cause });
  }
}
