/** The id of what one of the provider's objects refers to, expanded or not; null for what is no reference. */
export function idOf(reference: unknown): string | null {
  if (typeof reference === "string") return reference;
  const id = (reference as { id?: unknown } | null | undefined)?.id;
  return typeof id === "string" ? id : null;
}
