import type { AppContext } from "#app/base/runtime/context.server.ts";
import { asPart } from "#app/base/runtime/part-down.ts";
import type { PersonRecordCalls } from "./record.ts";

/** The person's record. Nothing else opens one, so that no other name than the user id can reach one. */
export function openRecord(namespace: Env["PERSON_RECORD"], userId: string): PersonRecordCalls {
  // A stub is of no use after its connection broke, so each call takes a new one.
  const stub = () => namespace.getByName(userId) as unknown as PersonRecordCalls;
  const calls: PersonRecordCalls = {
    openWork: (command) => stub().openWork(command),
    saveWork: (command) => stub().saveWork(command),
    browserKey: (command) => stub().browserKey(command),
    exportWork: () => stub().exportWork(),
    saveVersion: (command) => stub().saveVersion(command),
    keepNote: (command) => stub().keepNote(command),
    findNotes: (search) => stub().findNotes(search),
    openNote: (command) => stub().openNote(command),
    removeNotes: (command) => stub().removeNotes(command),
    retention: () => stub().retention(),
    chooseRetention: (command) => stub().chooseRetention(command),
    putItems: (command) => stub().putItems(command),
    listItems: (command) => stub().listItems(command),
    removeItems: (command) => stub().removeItems(command),
    recordEvent: (command) => stub().recordEvent(command),
    noteSecurityEvent: (command) => stub().noteSecurityEvent(command),
    auditPage: (command) => stub().auditPage(command),
    auditTrail: () => stub().auditTrail(),
    beginSession: (command) => stub().beginSession(command),
    renewSession: (command) => stub().renewSession(command),
    keepSession: (session) => stub().keepSession(session),
    sessionOf: (command) => stub().sessionOf(command),
    listSessions: () => stub().listSessions(),
    heldEntitlement: () => stub().heldEntitlement(),
    confirmEntitlement: (command) => stub().confirmEntitlement(command),
    changeEntitlement: (command) => stub().changeEntitlement(command),
    lendEntitlement: () => stub().lendEntitlement(),
    endSession: (command) => stub().endSession(command),
    sweep: () => stub().sweep(),
    erase: () => stub().erase(),
  };
  return asPart("record", calls, Object.keys(calls) as (keyof PersonRecordCalls)[]);
}

/** The record of the person whom the request's session names. */
export const recordOf = ({ env }: Pick<AppContext, "env">, userId: string): PersonRecordCalls =>
  openRecord(env.PERSON_RECORD, userId);
