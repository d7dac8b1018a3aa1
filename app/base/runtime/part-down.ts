/** A part of the service cannot be reached, or failed. */
export class PartDown extends Error {
  override readonly name: string = "PartDown";
}

/** Whether this error, or one of its causes, says that a part is down. */
export const isPartDown = (error: unknown): boolean => isCausedBy(error, PartDown);

/** Whether this error, or one of its causes, is of a kind. */
export function isCausedBy(error: unknown, kind: typeof PartDown): boolean {
  if (error instanceof kind) return true;
  return error instanceof Error && error.cause !== undefined && isCausedBy(error.cause, kind);
}

/** Errors of our own code; a part that is down throws others. */
const OURS = [RangeError, ReferenceError, SyntaxError, TypeError];

/**
 * The answer of a part.
 * @param part its name, for the log
 * @throws PartDown in place of whatever the part throws, except errors of our own code
 */
export async function fromPart<T>(part: string, asked: () => Promise<T>): Promise<T> {
  try {
    return await asked();
  } catch (error) {
    if (isPartDown(error) || OURS.some((kind) => error instanceof kind)) throw error;
    throw new PartDown(`The ${part} is down.`, { cause: error });
  }
}

/** The same object, with these methods throwing `PartDown` when it is down. */
export function asPart<Target extends object>(
  part: string,
  target: Target,
  names: readonly (keyof Target)[],
): Target {
  return new Proxy(target, {
    get(inner, name) {
      const value = Reflect.get(inner, name) as unknown;
      if (typeof value !== "function") return value;
      const call = (...given: unknown[]) => Reflect.apply(value, inner, given);
      return names.includes(name as keyof Target)
        ? (...given: unknown[]) => fromPart(part, async () => await call(...given))
        : call;
    },
  });
}
