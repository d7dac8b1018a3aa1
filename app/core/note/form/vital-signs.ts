/**
 * Vital signs are one comma-separated text, e.g. "BP 98/54, HR 118, GCS 15": labeled parts plus other items
 * (SBAR-07, SBAR-08). The form edits its parts one by one.
 */
export const VITAL_PARTS = [
  { key: "bp", label: "BP", field: "Blood Pressure" },
  { key: "hr", label: "HR", field: "Heart Rate" },
  { key: "rr", label: "RR", field: "Respiratory Rate" },
  { key: "temp", label: "Temp", field: "Temperature" },
  { key: "o2", label: "O2 Sat", field: "O2 Saturation" },
] as const;

export type VitalKey = (typeof VITAL_PARTS)[number]["key"] | "other";
export type VitalSigns = Record<VitalKey, string>;

/** Splits the text by its labels; unlabeled items are "other". A colon after a label is part of it. */
export function parseVitalSigns(text: string): VitalSigns {
  const parts: VitalSigns = { bp: "", hr: "", rr: "", temp: "", o2: "", other: "" };
  const others: string[] = [];
  for (const item of text.split(",").map((piece) => piece.trim())) {
    const known = VITAL_PARTS.find(({ label }) => labelled(label).test(item));
    if (known && parts[known.key] === "") parts[known.key] = item.replace(labelled(known.label), "").trim();
    else if (item !== "") others.push(item);
  }
  return { ...parts, other: others.join(", ") };
}

/** Joins the parts again, without empty ones. */
export function composeVitalSigns(parts: VitalSigns): string {
  const labelledParts = VITAL_PARTS.filter(({ key }) => parts[key].trim() !== "").map(
    ({ key, label }) => `${label} ${parts[key].trim()}`,
  );
  return [...labelledParts, parts.other.trim()].filter((part) => part !== "").join(", ");
}

/**
 * Changes one part of the text; a cleared value removes that part.
 * Commas in a labeled value would end it, so a decimal comma becomes a point ("36,8") and any other a semicolon. A
 * label before the value ("HR 96") would be duplicated.
 */
export function withVitalSign(text: string, key: VitalKey, value: string): string {
  const label = VITAL_PARTS.find((part) => part.key === key)?.label;
  const safe = label
    ? value.replace(DECIMAL_COMMA, "$1.$2").replaceAll(",", ";").replace(labelBefore(label), "")
    : value;
  return composeVitalSigns({ ...parseVitalSigns(text), [key]: safe });
}

const labelBefore = (label: string) => new RegExp(`^\\s*${label}[\\s:]*(?=\\d)`, "i");

/** The part of the text that a stretch is in: evidence is shown at that part's field. */
export function partAt(text: string, start: number): VitalKey {
  let offset = 0;
  for (const item of text.split(",")) {
    const known = VITAL_PARTS.find(({ label }) => labelled(label).test(item.trim()));
    if (start < offset + item.length + 1) return known?.key ?? "other";
    offset += item.length + 1;
  }
  return "other";
}

/** "36,8", "T38,2 axillary"; two readings have more figures after the comma. */
const DECIMAL_COMMA = /^(\D{0,6}\d+),(\d{1,2}(?=\s*(?:°|[cf%]|$))|\d(?=\s+[a-z(]))/i;

const labelled = (label: string) => new RegExp(`^${label}(?=[\\s:]|$)\\s*:?\\s*`, "i");
