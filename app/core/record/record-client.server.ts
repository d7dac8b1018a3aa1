import type { AppContext } from "#app/base/runtime/context.server.ts";
import { fromPart } from "#app/base/runtime/part-down.ts";
import type { PersonRecordCalls } from "./record.ts";

type Call = (...given: unknown[]) => Promise<unknown>;

/** The person's record. Nothing else opens one, so that only the user's own id can reach one. */
export function openRecord(namespace: Env["PERSON_RECORD"], userId: string): PersonRecordCalls {
  // A stub is useless once its connection broke, so each call takes a new one. Passed on by name, with whatever is given:
  // a list of the calls could drop an argument unseen, as the types allow.
  const stub = () => namespace.getByName(userId) as unknown as Record<string | symbol, Call>;
  return new Proxy({} as PersonRecordCalls, {
    get(_, name) {
      if (name === "then") return undefined; // a record is not a promise
      return (...given: unknown[]) => fromPart("record", async () => await stub()[name]?.(...given));
    },
  });
}

/** The record of the person whom the request's session names. */
export const recordOf = ({ env }: Pick<AppContext, "env">, userId: string): PersonRecordCalls =>
  openRecord(env.PERSON_RECORD, userId);
