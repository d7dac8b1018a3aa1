/** The id in a reference of one of the provider's objects, expanded or not; null if it is not a reference. */
export function idOf(reference: unknown): string | null {
  if (typeof reference === "string") return reference;
  const id = (reference as { id?: unknown } | null | undefined)?.id;
  return typeof id === "string" ? id : null;
}
