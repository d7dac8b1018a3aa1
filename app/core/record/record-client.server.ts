import type { AppContext } from "#app/base/runtime/context.server.ts";
import { fromPart } from "#app/base/runtime/part-down.ts";
import type { PersonRecordCalls } from "./record.ts";

/** The person's record. Nothing else opens one, so that only the user's own id can reach one. */
export function openRecord(namespace: Env["PERSON_RECORD"], userId: string): PersonRecordCalls {
  // A stub is useless once its connection broke, so each call takes a new one.
  const ask = <T>(asked: (record: ReturnType<typeof namespace.getByName>) => Promise<T>): Promise<T> =>
    fromPart("record", () => asked(namespace.getByName(userId)));
  return {
    openWork: (command) => ask(async (record) => await record.openWork(command)),
    saveWork: (command) => ask(async (record) => await record.saveWork(command)),
    browserKey: (command) => ask(async (record) => await record.browserKey(command)),
    exportWork: () => ask(async (record) => await record.exportWork()),
    unfinishedWork: () => ask(async (record) => await record.unfinishedWork()),
    saveVersion: (command) => ask(async (record) => await record.saveVersion(command)),
    keepNote: (command) => ask(async (record) => await record.keepNote(command)),
    findNotes: (command) => ask(async (record) => await record.findNotes(command)),
    openNote: (command) => ask(async (record) => await record.openNote(command)),
    removeNotes: (command) => ask(async (record) => await record.removeNotes(command)),
    retention: () => ask(async (record) => await record.retention()),
    chooseRetention: (command) => ask(async (record) => await record.chooseRetention(command)),
    putItems: (command) => ask(async (record) => await record.putItems(command)),
    listItems: (command) => ask(async (record) => await record.listItems(command)),
    removeItems: (command) => ask(async (record) => await record.removeItems(command)),
    recordEvent: (command) => ask(async (record) => await record.recordEvent(command)),
    noteSecurityEvent: (command) => ask(async (record) => await record.noteSecurityEvent(command)),
    auditPage: (command) => ask(async (record) => await record.auditPage(command)),
    auditTrail: () => ask(async (record) => await record.auditTrail()),
    beginSession: (command) => ask(async (record) => await record.beginSession(command)),
    renewSession: (command) => ask(async (record) => await record.renewSession(command)),
    keepSession: (command) => ask(async (record) => await record.keepSession(command)),
    sessionOf: (command) => ask(async (record) => await record.sessionOf(command)),
    listSessions: () => ask(async (record) => await record.listSessions()),
    endSession: (command) => ask(async (record) => await record.endSession(command)),
    heldEntitlement: () => ask(async (record) => await record.heldEntitlement()),
    confirmEntitlement: (command) => ask(async (record) => await record.confirmEntitlement(command)),
    changeEntitlement: (command) => ask(async (record) => await record.changeEntitlement(command)),
    lendEntitlement: () => ask(async (record) => await record.lendEntitlement()),
    sweep: () => ask(async (record) => await record.sweep()),
    erase: () => ask(async (record) => await record.erase()),
  };
}

/** The record of the person whom the request's session names. */
export const recordOf = ({ env }: Pick<AppContext, "env">, userId: string): PersonRecordCalls =>
  openRecord(env.PERSON_RECORD, userId);
