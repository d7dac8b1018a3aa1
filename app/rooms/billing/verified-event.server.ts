import Stripe from "stripe";
import { AppError } from "#app/base/http/errors.ts";

/** An event's envelope. What it carries is a hint only: the provider is asked for the truth. */
export type EventHint = { id: string; type: string; object: Record<string, unknown> };

/** Stripe's own tolerance: an older signature may be a replay. */
const TOLERANCE_SECONDS = 300;

const crypto = Stripe.createSubtleCryptoProvider();

/**
 * @param now Unix milliseconds
 * @throws AppError bad_signature when it is forged, stale or malformed
 */
export async function verifiedEvent(given: {
  text: string;
  signature: string;
  secret: string;
  now: number;
}): Promise<EventHint> {
  const { text, signature, secret, now } = given;
  try {
    const { id, type, data } = await Stripe.webhooks.constructEventAsync(
      text,
      signature,
      secret,
      TOLERANCE_SECONDS,
      crypto,
      now,
    );
    return { id, type, object: data.object as unknown as Record<string, unknown> };
  } catch {
    // Without the cause: it quotes the payload.
    throw new AppError("bad_signature");
  }
}
