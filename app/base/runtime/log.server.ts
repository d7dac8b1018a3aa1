/** What a log line may contain. Deliberately, there is no field for text that a person typed. */
export type LogFields = {
  requestId?: string;
  code?: string;
  status?: number;
  method?: string;
  /** A route's path without its query. */
  path?: string;
  durationMs?: number;
  /** Name and message of our own or a provider's error, never a request body. */
  cause?: string;
  count?: number;
  /** One of our own or a provider's ids. */
  id?: string;
  /** Milliseconds by name. */
  timings?: Record<string, number>;
};
export type Log = (level: "info" | "warn" | "error", event: string, fields?: LogFields) => void;

/** Writes one JSON object per line; `requestId` ties the lines of one request together. */
export function openLog(requestId: string): Log {
  return (level, event, fields = {}) => {
    console[level](JSON.stringify({ level, event, requestId, ...fields }));
  };
}

/** An error in a form fit for the log: its name and first line, shortened. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return error === undefined ? "none" : typeof error;
  const cause = error.cause instanceof Error ? ` < ${causeOf(error.cause)}` : "";
  return `${error.name}: ${error.message.split("\n")[0]?.slice(0, 200)}${cause}`;
}
