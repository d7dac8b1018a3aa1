/**
 * The emptiest value that a JSON schema allows: empty lists, null where allowed, the first value of an
 * enumeration, and `words` for a required text.
 */
export function emptyInstance(schema: unknown, words: string): unknown {
  if (typeof schema !== "object" || schema === null) return null;
  const { const: constant, enum: values, anyOf, type, properties } = schema as Record<string, unknown>;
  if (constant !== undefined) return constant;
  if (Array.isArray(values)) return values[0];
  if (Array.isArray(anyOf)) return emptyInstance(anyOf.at(-1), words);
  switch (Array.isArray(type) ? type.at(-1) : type) {
    case "object":
      return Object.fromEntries(
        Object.entries((properties as object) ?? {}).map(([name, value]) => [
          name,
          emptyInstance(value, words),
        ]),
      );
    case "array":
      return [];
    case "string":
      return words;
    case "integer":
    case "number":
      return 0;
    case "boolean":
      return false;
    default:
      return null;
  }
}
