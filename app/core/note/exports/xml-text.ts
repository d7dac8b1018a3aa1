/** Characters that XML 1.0 forbids or discourages: most controls, lone surrogates, U+FFFE and U+FFFF. */
const NOT_IN_XML = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

const cleaned = (text: string): string =>
  text.replaceAll(NOT_IN_XML, (letter) => (/[\t\n\r]/.test(letter) ? letter : " "));

/** Plain data with a space for each character that XML cannot hold: a single one makes a whole file unreadable. */
export function withXmlTexts<Value>(value: Value): Value {
  if (typeof value === "string") return cleaned(value) as Value;
  if (Array.isArray(value)) return value.map(withXmlTexts) as Value;
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withXmlTexts(field)]);
  return Object.fromEntries(fields) as Value;
}
