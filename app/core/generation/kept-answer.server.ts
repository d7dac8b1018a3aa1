import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import { withTimeout } from "#app/base/runtime/timeout.ts";
import { recordOf } from "../record/record-client.server.ts";
import { LARGEST_ITEM } from "../record/store/item-store.server.ts";
import type { RunEvent } from "./open-run.server.ts";

/** The end of an answer, sealed in the person's record until she has it; `asked` is the SHA-256 of what was asked. */
type KeptAnswer = { asked: string; events: RunEvent[] };

const KIND = "generation";
/** No longer than the shortest time for which notes are kept. */
const KEPT_MS = 12 * 60 * 60_000;
const LONGEST_WAIT_MS = 2_000;
/** A page forgets each answer as soon as it has it; whatever never does so must not fill the record. */
export const MOST_KEPT = 50;

/** Events that hold the whole answer; all others lead up to it. */
const ENDING: readonly string[] = ["kept", "usage", "done"];

type App = Pick<AppContext, "env" | "log" | "now">;

/** The answer under that key, if one is kept; null as well when the record cannot be asked. */
export async function keptAnswer(app: App, userId: string, key: string): Promise<KeptAnswer | null> {
  try {
    const ids = [await sha256Hex(key)];
    const asking = recordOf(app, userId).listItems({ kinds: [KIND], ids });
    const [item] = await withTimeout(asking, LONGEST_WAIT_MS);
    return item ? (JSON.parse(item.text) as KeptAnswer) : null;
  } catch (error) {
    app.log("error", "generation.unreadable", { cause: causeOf(error) });
    return null;
  }
}

/** Passes the events on, keeping the answer before the last one, `done`, which is sent even if that fails (logged). */
export async function* keepingAnswer(
  app: App,
  { userId, key, asked }: { userId: string; key: string; asked: string },
  events: AsyncIterable<RunEvent>,
): AsyncGenerator<RunEvent> {
  const ending: RunEvent[] = [];
  for await (const event of events) {
    if (ENDING.includes(event.type)) ending.push(event);
    if (event.type === "done") await keep({ asked, events: ending });
    yield event;
  }

  async function keep(answer: KeptAnswer): Promise<void> {
    const text = JSON.stringify(answer);
    if (text.length > LARGEST_ITEM) return;
    const at = app.now();
    try {
      const item = { kind: KIND, id: await sha256Hex(key), text, at, eraseAt: at + KEPT_MS } as const;
      await withTimeout(recordOf(app, userId).putItems({ items: [item], most: MOST_KEPT }), LONGEST_WAIT_MS);
    } catch (error) {
      app.log("error", "generation.not_kept", { cause: causeOf(error) });
    }
  }
}

/** The person has the answer, or does not want one. */
export async function forgetAnswer(app: App, userId: string, key: string): Promise<void> {
  await recordOf(app, userId).removeItems({ kinds: [KIND], ids: [await sha256Hex(key)] });
}
