type Metadata = Record<string, unknown>;

const isGroup = (value: unknown): value is Metadata =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Merges as Clerk does: objects are merged at every depth, null removes a key, anything else replaces. */
export function mergeUserMetadata(stored: object, sent: unknown): object {
  if (!isGroup(sent)) return stored;
  const merged: Metadata = { ...stored };
  for (const [key, value] of Object.entries(sent)) {
    const known = merged[key];
    if (value === null) delete merged[key];
    else merged[key] = isGroup(value) ? mergeUserMetadata(isGroup(known) ? known : {}, value) : value;
  }
  return merged;
}
