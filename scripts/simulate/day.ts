import { ACCOUNT_BYTES, CPU_MS, DOCUMENT_ROW_BYTES, type Habits, type Prices, ROWS } from "./assumptions.ts";
import { BYTES, REQUESTS, type Work } from "./measured.ts";

type Part = { name: string; requests: number; writes: number; dollars: number };

type Simulation = {
  people: number;
  habits: Habits;
  prices: Prices;
  peak: { people: number; minutes: number };
};

/** How often the database confirms a person's entitlement, in minutes. */
const CONFIRMED_EVERY = 8;
/** Seconds that a command keeps its object busy; a generation's own object is busy while the answer is written. */
const COMMAND_SECONDS = 0.01;
const OBJECT_GB = 0.128;

/** A day of `people`: requests to each part, writes and costs, and the storage after a year. */
export function simulateDay({ people, habits, prices, peak }: Simulation) {
  const shifts = (people * habits.shiftsAMonth) / 30;
  const uses = (people * habits.usesAMonth) / 30;
  const documents = (people * habits.documentsAMonth) / 30;
  const shift = {
    page: shifts * habits.pages,
    activity: shifts * habits.activeMinutes * habits.reportsAMinute,
    usage: uses,
    openWork: shifts * habits.pages,
    note: uses,
    hasNote: uses,
  };
  const minutes = shifts * habits.activeMinutes;
  const signIns = shifts * habits.signIns;
  const saves = uses * habits.savesAUse;
  const asked = (part: keyof Work) =>
    shift.page * REQUESTS.page[part] +
    shift.activity * REQUESTS.activity[part] +
    shift.usage * REQUESTS.usage[part] +
    shift.openWork * REQUESTS.openWork[part] +
    shift.note * REQUESTS.note[part] +
    shift.hasNote * REQUESTS.hasNote[part];

  const calls = shift.activity + shift.usage + shift.openWork + shift.hasNote + saves + signIns;
  const requests = shift.page + calls + shift.note;
  const cpu = shift.page * CPU_MS.page + calls * CPU_MS.call + shift.note * CPU_MS.note;
  const commands =
    asked("meter") +
    asked("record") +
    asked("generation") +
    minutes * REQUESTS.entitlement +
    saves +
    signIns * 4;
  const busySeconds = commands * COMMAND_SECONDS + uses * habits.answerSeconds;
  const objectRows =
    uses * (ROWS.reserve + ROWS.commit + ROWS.keepNote + ROWS.keepAnswer + ROWS.securityEvent) +
    saves * ROWS.saveWork +
    signIns * (ROWS.session + ROWS.securityEvent);
  const second = habits.secondReading;
  const reading = { ...second, cachedShare: habits.cachedShare };
  const read = uses * second.shareOfUses;
  const confirmations = signIns + minutes / CONFIRMED_EVERY;
  const databaseWrites = uses + documents * 8;
  const objects = asked("bucket") + confirmations + documents * 6;
  const parts: Part[] = [
    part("Workers", requests, 0, requests * prices.workerRequests + cpu * prices.workerCpuMs),
    part(
      "Durable Objects",
      commands,
      objectRows,
      commands * prices.objectRequests +
        busySeconds * OBJECT_GB * prices.objectGbSeconds +
        objectRows * prices.rowsWritten,
    ),
    part(
      "D1",
      asked("database") + confirmations + uses,
      databaseWrites,
      confirmations * 3 * prices.rowsRead + databaseWrites * prices.rowsWritten,
    ),
    part("R2", objects, documents * 4, objects * prices.bucketReads + documents * 4 * prices.bucketWrites),
    part("Queues", documents * 3, documents, documents * 3 * prices.queueOperations),
    part("Anthropic, writing", uses, 0, uses * dollarsOfUse(habits, prices)),
    part("Anthropic, second reader", read * second.requests, 0, read * dollarsOfUse(reading, prices)),
  ];
  return { parts, storage: storageOf({ people, habits, prices }), peak: peakOf(peak, habits) };
}

const part = (name: string, requests: number, writes: number, dollars: number): Part => ({
  name,
  requests,
  writes,
  dollars,
});

type Tokens = Pick<Habits, "inputTokens" | "outputTokens" | "cachedShare">;

const dollarsOfUse = ({ inputTokens, outputTokens, cachedShare }: Tokens, prices: Prices): number =>
  inputTokens * (1 - cachedShare) * prices.modelInputTokens +
  inputTokens * cachedShare * prices.modelCachedTokens +
  outputTokens * prices.modelOutputTokens;

function storageOf({ people, habits, prices }: Pick<Simulation, "people" | "habits" | "prices">) {
  const months = people * 12 * BYTES.personMonth;
  const runs = people * 12 * habits.usesAMonth * BYTES.chargedRun;
  const notes = people * habits.notesKeptMonths * habits.usesAMonth * BYTES.keptNote;
  const accounts = people * ACCOUNT_BYTES;
  const documents = people * 12 * habits.documentsAMonth * DOCUMENT_ROW_BYTES;
  const files = people * 12 * habits.documentsAMonth * (habits.documentBytes / 4);
  const gigabytes = (bytes: number, dollars: number) => (bytes / 1e9) * dollars;
  return [
    {
      name: "D1: accounts, plans, payments",
      bytes: accounts,
      dollars: gigabytes(accounts, prices.databaseGbMonth),
    },
    {
      name: "D1: rows of documents",
      bytes: documents,
      dollars: gigabytes(documents, prices.databaseGbMonth),
    },
    { name: "D1: months of people", bytes: months, dollars: gigabytes(months, prices.databaseGbMonth) },
    { name: "meters: charged runs", bytes: runs, dollars: gigabytes(runs, prices.objectGbMonth) },
    { name: "records: kept notes", bytes: notes, dollars: gigabytes(notes, prices.objectGbMonth) },
    { name: "R2: texts and analyses", bytes: files, dollars: gigabytes(files, prices.bucketGbMonth) },
  ];
}

/** Everybody signs in, opens two pages, and writes one note. */
function peakOf({ people, minutes }: Simulation["peak"], { secondReading }: Habits) {
  const perSecond = people / (minutes * 60);
  const pages = 2;
  const meter = pages * REQUESTS.page.meter + REQUESTS.note.meter;
  const record =
    pages * REQUESTS.page.record + REQUESTS.note.record + REQUESTS.hasNote.record + REQUESTS.entitlement + 4;
  const generation = REQUESTS.note.generation + REQUESTS.hasNote.generation;
  return {
    people,
    rates: [
      { name: "requests to the Worker", perSecond: perSecond * (1 + pages + 5) },
      {
        name: "commands to Durable Objects, no two to the same person's at once",
        perSecond: perSecond * (meter + record + generation),
      },
      { name: "queries to D1, two for a sign-in", perSecond: perSecond * 2 },
      { name: "rows written in D1, one for a use", perSecond },
      { name: "reads of R2: a tombstone, a wrapped key", perSecond: perSecond * 2 },
      { name: "requests to Anthropic", perSecond: perSecond * (1 + secondReading.requests) },
      {
        name: "tokens to Anthropic a minute, in millions",
        perSecond: (perSecond * 60 * (6_900 + secondReading.inputTokens + secondReading.outputTokens)) / 1e6,
      },
    ],
  };
}
