import type { Databases, Directory } from "#app/base/data/database.server.ts";
import type { AppEnv } from "#app/base/runtime/env.server.ts";
import type { Profile } from "#app/core/identity/accounts.server.ts";
import * as identity from "#app/core/identity/personal-data.server.ts";
import * as payments from "#app/core/payments/personal-data.server.ts";
import * as record from "#app/core/record/personal-data.server.ts";
import * as reports from "#app/core/reports/report-store.server.ts";
import * as usage from "#app/core/usage/personal-data.server.ts";
import { readMonths } from "#app/core/usage/usage-history.server.ts";
import * as documents from "#app/rooms/documents/store/personal-data.server.ts";
import * as marketing from "#app/rooms/marketing/personal-data.server.ts";
import * as research from "#app/rooms/research/personal-data.server.ts";
import * as templates from "#app/rooms/templates/personal-data.server.ts";
import { ABOUT, toReadable } from "./readable-data.ts";

type App = Databases & { env: AppEnv; now: () => number };

/** A part of the file: a value, or rows that are read as they are written out. */
type Part = [name: string, content: unknown | AsyncIterable<unknown>];

/** The identity provider's data, and the addresses that it has verified as the person's. */
type AtProvider = { profile: Profile; verifiedAddresses: string[] };

/** Everything that is held about a person, as the text of one JSON object, piece by piece. */
export async function* exportAccount(app: App, userId: string, known: AtProvider): AsyncGenerator<string> {
  let separator = "{";
  for await (const [name, content] of partsOf(app, userId, known)) {
    yield `${separator}\n"${name}": `;
    if (isRows(content)) yield* rowsOf(content);
    else yield JSON.stringify(toReadable(content), null, 2);
    separator = ",";
  }
  yield "\n}\n";
}

/** This is the only place that calls every folder's export. */
async function* partsOf(app: App, userId: string, known: AtProvider): AsyncGenerator<Part> {
  const { directory, env } = app;
  yield ["about", ABOUT];
  const database = app.databaseOf(userId);
  const { profile, verifiedAddresses } = known;
  yield ["exportedAt", new Date(app.now()).toISOString()];
  yield ["userId", userId];
  yield ["profile", profile];
  const { account, sessions } = await identity.exportPerson({ database, env }, userId);
  yield ["account", account];
  yield ["sessions", sessions];
  yield ["unsavedWork", await record.exportWork(env, userId)];
  yield ["notes", record.exportNotes(env, userId)];
  yield ["noteEvents", record.exportEvents(env, userId)];
  yield ["payments", await payments.exportPerson(app, userId)];
  yield ["researchSearches", await research.exportPerson({ env, now: app.now }, userId)];
  yield ["templates", await templates.exportPerson({ env, now: app.now }, userId)];
  yield ["messages", await messagesFrom(directory, verifiedAddresses)];
  yield ["reports", await reports.exportPerson({ env, database }, userId)];
  yield ["usageThisMonth", await usage.exportMeter({ meters: env.USAGE_METER }, userId)];
  yield ["usageByMonth", await readMonths(database, userId)];
  yield ["usage", usage.exportEvents({ meters: env.USAGE_METER }, userId)];
  yield* Object.entries(documents.exportPerson({ env, database }, userId));
}

async function messagesFrom(directory: Directory, addresses: string[]) {
  const found = await Promise.all(addresses.map((address) => marketing.exportPerson(directory, address)));
  return found.flatMap(({ requests }) => requests);
}

async function* rowsOf(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = "[";
  for await (const row of rows) {
    yield `${separator}\n${JSON.stringify(toReadable(row))}`;
    separator = ",";
  }
  yield separator === "[" ? "[]" : "\n]";
}

function isRows(content: unknown): content is AsyncIterable<unknown> {
  return typeof content === "object" && content !== null && Symbol.asyncIterator in content;
}
