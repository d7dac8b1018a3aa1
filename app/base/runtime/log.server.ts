/** What a log line may hold. There is no field for text that a person typed, on purpose. */
export type LogFields = {
  requestId?: string;
  code?: string;
  status?: number;
  method?: string;
  /** A route's path without its query. */
  path?: string;
  durationMs?: number;
  /** Name and message of an error of ours or of a provider, never a request body. */
  cause?: string;
  count?: number;
  /** An id of ours or of a provider. */
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

/** An error as a log may show it: its name and first line, shortened. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return error === undefined ? "none" : typeof error;
  const cause = error.cause instanceof Error ? ` < ${causeOf(error.cause)}` : "";
  return `${error.name}: ${error.message.split("\n")[0]?.slice(0, 200)}${cause}`;
}
