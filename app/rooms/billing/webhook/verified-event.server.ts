import Stripe from "stripe";
import { z } from "zod";
import { AppError } from "#app/base/http/errors.ts";

/** An id of the provider's, which goes into the URL of a request to it. */
const idForm = z.string().regex(/^[\w-]{1,255}$/);

/** The parts of an event that are read. Few kinds of object are fetched by their id, and some have none. */
const envelope = z
  .object({
    id: idForm,
    type: z.string().regex(/^[\w.]{1,255}$/),
    data: z.object({ object: z.record(z.string(), z.unknown()) }),
  })
  .refine(
    ({ type, data }) => type !== "checkout.session.completed" || idForm.safeParse(data.object.id).success,
  )
  .transform(({ id, type, data }) => ({ id, type, object: data.object }));

/** An event's envelope. Its contents are only a hint: the provider is asked for the truth. */
export type EventHint = z.output<typeof envelope>;

/** Stripe's own tolerance: an older signature may be a replay. */
const TOLERANCE_SECONDS = 300;

const crypto = Stripe.createSubtleCryptoProvider();

/**
 * @param now Unix milliseconds
 * @throws AppError bad_signature when forged, stale or not JSON, invalid_request when signed but not an event
 */
export async function verifiedEvent(given: {
  text: string;
  signature: string;
  secret: string;
  now: number;
}): Promise<EventHint> {
  const event = envelope.safeParse(await signedBody(given)).data;
  if (!event) throw new AppError("invalid_request");
  return event;
}

async function signedBody({ text, signature, secret, now }: Parameters<typeof verifiedEvent>[0]) {
  try {
    return await Stripe.webhooks.constructEventAsync(text, signature, secret, TOLERANCE_SECONDS, crypto, now);
  } catch {
    // Without the cause: it quotes the payload.
    throw new AppError("bad_signature");
  }
}
