import type { HeardWords, SecondReading } from "#app/core/evidence/second-reading.ts";
import type { SecondReader } from "#app/core/second-reading/second-reader.ts";

/** A second reader that says what it is told to, of statements and of what it heard. */
export const readerSaying = (
  readings: () => ReadonlyMap<number, SecondReading>,
  { add = () => {}, heard = null }: Partial<Pick<SecondReader, "add">> & { heard?: HeardWords[] | null } = {},
): SecondReader => ({
  add,
  listen: () => {},
  readings: async () => readings(),
  heard: () => heard,
});
