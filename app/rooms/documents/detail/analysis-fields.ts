/** Reads single fields of an answer of uncertain form. */
type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value under the first name that has one; each is looked up in camelCase and in snake_case. */
export function pick(from: Fields, ...names: string[]): unknown {
  const spellings = names.flatMap((name) => [name, toSnakeCase(name), toCamelCase(name)]);
  const found = spellings.find((name) => Object.hasOwn(from, name) && !isBlank(from[name]));
  return found === undefined ? undefined : from[found];
}

/** As text: a list's entries one per line, an object's as "Name: value". */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return value.map(entryOf).filter(Boolean).join("\n");
  if (!isObject(value)) return "";
  const entries = Object.entries(value).map(([name, entry]) => [name, entryOf(entry)]);
  return entries.flatMap(([name, entry]) => (entry ? [`${toWords(name ?? "")}: ${entry}`] : [])).join("\n");
}

/** As a list of texts: the lines of a text, the entries of a list or an object. */
export function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(entryOf).filter(Boolean);
  return textOf(value)
    .split("\n")
    .map((line) => line.replace(/^\s*[-*•]\s+/, "").trim())
    .filter(Boolean);
}

/** A whole number from 0, or null. */
export function wholeOf(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** An entry of a list or object on one line; a statement with a `text` is that text. */
function entryOf(value: unknown): string {
  if (isObject(value) && typeof value.text === "string") return value.text.trim();
  const separator = isObject(value) ? ", " : "; ";
  return textOf(value).replace(/\n+/g, separator);
}

const isBlank = (value: unknown) => value === undefined || value === null || value === "";

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const toCamelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** "bloodPressure" and "blood_pressure" → "Blood pressure". */
function toWords(name: string): string {
  const words = toSnakeCase(name).replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
