import { isCausedBy, PartDown } from "../runtime/part-down.ts";
import { withTimeout } from "../runtime/timeout.ts";

/** The database cannot be reached, failed, or did not answer in time. */
export class DatabaseDown extends PartDown {
  override readonly name = "DatabaseDown";
}

/** Whether this error, or one of its causes, says that the database is down. */
export const isDatabaseDown = (error: unknown): boolean => isCausedBy(error, DatabaseDown);

/** Messages about a statement that is wrong or violates a constraint: the database itself works. */
const OF_THE_STATEMENT =
  /SQLITE_(CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG)|D1_TYPE_ERROR|no such |syntax error/;

/** A database that left a query unanswered gets less time, until it answers one or some seconds have passed. */
const unansweredAt = new WeakMap<D1Database, number>();
const DISTRUSTED_MS = 5_000;
const SHORT_TIMEOUT_MS = 500;

const timeoutFor = (d1: D1Database, longestMs: number): number =>
  Date.now() - (unansweredAt.get(d1) ?? 0) < DISTRUSTED_MS
    ? Math.min(longestMs, SHORT_TIMEOUT_MS)
    : longestMs;

/**
 * A database session with a time limit in milliseconds, which always reports an unavailable database as `DatabaseDown`.
 * It has what drizzle uses of D1: `prepare` and `batch`.
 * @param find gets the database at the first query, and again if that failed
 * @param start as for D1's own sessions
 */
export function boundedSession(
  find: () => D1Database | Promise<D1Database>,
  start: "first-unconstrained" | "first-primary",
  longestMs: number,
) {
  let opened: D1DatabaseSession | undefined;
  const bounded: Bounded = async (ask) => {
    const d1 = await find();
    const timeoutMs = timeoutFor(d1, longestMs);
    let isAnswered = false;
    const asked = Promise.try(() => {
      opened ??= d1.withSession(start);
      return ask(opened);
    }).finally(() => {
      isAnswered = true;
      unansweredAt.delete(d1);
    });
    try {
      return await withTimeout(asked, timeoutMs);
    } catch (error) {
      if (!isAnswered) unansweredAt.set(d1, Date.now());
      if (error instanceof Error && OF_THE_STATEMENT.test(error.message)) throw error;
      throw new DatabaseDown("The database is down.", { cause: error });
    }
  };
  return {
    prepare: (query: string) => new BoundedStatement((session) => session.prepare(query), bounded),
    batch: (statements: BoundedStatement[]) =>
      bounded((session) => session.batch(statements.map((statement) => statement.open(session)))),
  };
}

type Bounded = <T>(ask: (session: D1DatabaseSession) => Promise<T>) => Promise<T>;

/** Prepared only when run, because preparing may fail, too. */
class BoundedStatement {
  readonly open: (session: D1DatabaseSession) => D1PreparedStatement;
  readonly #bounded: Bounded;

  constructor(open: (session: D1DatabaseSession) => D1PreparedStatement, bounded: Bounded) {
    this.open = open;
    this.#bounded = bounded;
  }

  bind(...values: unknown[]) {
    return new BoundedStatement((session) => this.open(session).bind(...values), this.#bounded);
  }

  all = () => this.#bounded((session) => this.open(session).all());
  run = () => this.#bounded((session) => this.open(session).run());
  raw = () => this.#bounded((session) => this.open(session).raw());
}
