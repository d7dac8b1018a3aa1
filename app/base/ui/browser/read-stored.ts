/**
 * Readers of what this browser stored: each returns the value, or undefined if it is invalid. Zod does the same
 * and more, but its parts for this would add 8 kB (gzip) to every signed-in page.
 */
export type StoredReader<T> = (given: unknown) => T | undefined;

export const storedText: StoredReader<string> = (given) => (typeof given === "string" ? given : undefined);
export const storedNumber: StoredReader<number> = (given) =>
  typeof given === "number" && Number.isFinite(given) ? given : undefined;
export const storedFlag: StoredReader<boolean> = (given) => (typeof given === "boolean" ? given : undefined);

/** A value that also passes the test. */
export const having =
  <T>(read: StoredReader<T>, test: (value: T) => boolean): StoredReader<T> =>
  (given) => {
    const value = read(given);
    return value !== undefined && test(value) ? value : undefined;
  };

export const orNull =
  <T>(read: StoredReader<T>): StoredReader<T | null> =>
  (given) =>
    given === null ? null : read(given);

/** Returns the fallback instead of undefined. */
export const orElse =
  <T>(read: StoredReader<T>, fallback: T): StoredReader<T> =>
  (given) =>
    read(given) ?? fallback;

export const oneOf =
  <const T>(values: readonly T[]): StoredReader<T> =>
  (given) =>
    values.find((value) => value === given);

/** A list whose items are all valid. */
export const storedList =
  <T>(read: StoredReader<T>): StoredReader<T[]> =>
  (given) => {
    if (!Array.isArray(given)) return undefined;
    const items = given.map(read);
    return items.includes(undefined) ? undefined : (items as T[]);
  };

/** An object whose fields are all valid; other fields are left out. */
export const storedObject =
  <T extends object>(fields: { [Name in keyof T]: StoredReader<T[Name]> }): StoredReader<T> =>
  (given) => {
    const whole: Partial<T> = {};
    for (const name of Object.keys(fields) as (keyof T)[]) {
      const value = fields[name]((given as Partial<Record<keyof T, unknown>> | null)?.[name]);
      if (value === undefined) return undefined;
      whole[name] = value;
    }
    return whole as T;
  };
