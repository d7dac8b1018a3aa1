/** What a column of a table of results holds. */
export type Role =
  | "name"
  | "value"
  | "unit"
  | "range"
  | "low"
  | "high"
  | "flag"
  | "date"
  | "time"
  | "patient";

const WORDS: Record<Role, readonly string[]> = {
  name: [
    "test",
    "tests",
    "test name",
    "test description",
    "analyte",
    "parameter",
    "description",
    "component",
    "investigation",
    "examination",
    "measurement",
    "observation",
    "observation name",
    "lab",
    "lab test",
    "lab name",
    "laboratory test",
    "item",
    "name of test",
    "determination",
    "vital",
    "vital sign",
    "label",
    "analysis",
    "marker",
    "prueba",
    "analisis",
    "untersuchung",
    "parametre",
  ],
  value: [
    "result",
    "results",
    "value",
    "values",
    "observed value",
    "test result",
    "your result",
    "result value",
    "numeric value",
    "measured value",
    "valuenum",
    "reading",
    "finding",
    "resultado",
    "valor",
    "ergebnis",
    "wert",
    "resultat",
  ],
  unit: [
    "unit",
    "units",
    "uom",
    "valueuom",
    "unit of measure",
    "measure unit",
    "einheit",
    "unidad",
    "unidades",
    "unite",
  ],
  range: [
    "reference range",
    "ref range",
    "reference",
    "normal range",
    "normal",
    "reference interval",
    "ref interval",
    "range",
    "ref",
    "normal values",
    "normal value",
    "biological reference interval",
    "expected range",
    "reference values",
    "reference value",
    "ref values",
    "referenzbereich",
    "rango de referencia",
  ],
  low: [
    "low",
    "lower limit",
    "ref low",
    "range low",
    "ref range lower",
    "lower",
    "reference low",
    "normal low",
  ],
  high: [
    "high",
    "upper limit",
    "ref high",
    "range high",
    "ref range upper",
    "upper",
    "reference high",
    "normal high",
  ],
  flag: ["flag", "flags", "abnormal", "abnormal flag", "abn", "h l", "interpretation", "indicator"],
  date: [
    "date",
    "datetime",
    "date time",
    "time",
    "collected",
    "collection date",
    "date collected",
    "observation date",
    "effective date",
    "taken",
    "charttime",
    "result date",
    "collected at",
    "recorded",
    "timestamp",
    "day",
    "datum",
    "fecha",
    "collection time",
    "recorded at",
    "date and time",
  ],
  time: ["clock", "hour", "time of day"],
  patient: [
    "patient",
    "patient id",
    "patient name",
    "mrn",
    "subject id",
    "medical record number",
    "patientid",
    "subject",
    "person id",
    "client",
    "resident",
    "patient mrn",
    "patient number",
  ],
};

const ROLES = new Map(
  Object.entries(WORDS).flatMap(([role, words]) => words.map((word) => [word, role as Role] as const)),
);

/** Longer text heads no column. UTF-16 code units. */
const LONGEST_HEADING = 200;

/** A column's heading in plain words: lower case, no marks, nothing in brackets; "" for what is too long to be one. */
export const headingWords = (text: string): string =>
  (text.length > LONGEST_HEADING ? "" : text)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

export const roleOf = (heading: string): Role | null => ROLES.get(headingWords(heading)) ?? null;

/** The column of each role; the first one that has it. A second column of time belongs to the date beside it. */
export function rolesOf(headings: readonly string[]): Map<Role, number> {
  const roles = new Map<Role, number>();
  for (const [column, heading] of headings.entries()) {
    const role = roleOf(heading);
    if (role && !roles.has(role)) roles.set(role, column);
    else if (role === "date" && headingWords(heading) === "time") roles.set("time", column);
  }
  return roles;
}

/** The unit that a heading holds in brackets: "Hemoglobin (g/dL)" → "g/dL". */
export function unitInHeading(heading: string): { name: string; unit: string | null } {
  if (heading.length > LONGEST_HEADING) return { name: heading.slice(0, LONGEST_HEADING), unit: null };
  const found = /^(.*?)\s*[([]([^)\]]+)[)\]]\s*$/.exec(heading.trim());
  if (!found?.[1] || !found[2]) return { name: heading.trim(), unit: null };
  return { name: found[1].trim(), unit: found[2].trim() };
}

/** Columns that count or name things rather than measure them. */
const NO_MEASURE =
  /\b(?:id|ids|mrn|code|codes|no|nr|number|row|age|zip|phone|ssn|year|encounter|claim|cost|price|amount|total|charge|charges|payer|lat|lon|income|version|bed|room|ward|floor|index|count)\b/;

export const isMeasureHeading = (heading: string): boolean => {
  const words = headingWords(heading);
  return words !== "" && !NO_MEASURE.test(words) && !ROLES.has(words) && /\p{L}/u.test(words);
};
