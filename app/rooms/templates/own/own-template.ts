/** A person's own template: what people can choose in a format. Plain data, in pages, files and the record. */
export type TemplateContent = {
  name: string;
  use: string;
  sections: TemplateSection[];
  /** The ids of the handover items that count. */
  coach: string[];
  hasVitals: boolean;
};

type TemplateSection = {
  /** Stays the same when heading and place change; a new section has none until saved. */
  key: string;
  heading: string;
  belongs: string;
  required: string[];
};

/** `changedAt` is Unix milliseconds, and identifies the version. */
export type OwnTemplate = TemplateContent & { id: string; changedAt: number };

export const TEMPLATE_LIMITS = {
  templates: 20,
  sections: 12,
  required: 10,
  name: 60,
  use: 120,
  heading: 60,
  belongs: 300,
  item: 80,
} as const;

export const OWN_ID = /^own-[a-z0-9]{12}$/;

/** An invalid template; the message says where. */
export class TemplateProblem extends Error {
  override readonly name = "TemplateProblem";
}

/**
 * Reads a template from a page or a file. Unknown fields are dropped; sections get keys.
 * @param coachIds all handover items
 * @throws TemplateProblem with words for the person
 */
export function readTemplate(value: unknown, coachIds: readonly string[]): TemplateContent {
  const { name, use, sections, coach, hasVitals } = fieldsOf(value, "The template");
  if (!Array.isArray(sections) || sections.length === 0)
    throw new TemplateProblem("The template needs at least one section.");
  if (sections.length > TEMPLATE_LIMITS.sections)
    throw new TemplateProblem(
      `A template can have ${TEMPLATE_LIMITS.sections} sections; this one has ${sections.length}.`,
    );
  const read = {
    name: readName(name),
    use: readUse(use),
    sections: withKeys(sections.map(readSection)),
    coach: listOf(coach, "What to look for").filter((id): id is string => coachIds.includes(id as string)),
    hasVitals: hasVitals === true,
  };
  for (const [at, { heading }] of read.sections.entries())
    requireOwnHeading(heading, read.sections.slice(0, at));
  return { ...read, coach: [...new Set(read.coach)] };
}

/**
 * What `readTemplate` would refuse in a template, by field, in order: "name", "use", and "heading", "belongs" and
 * "required" with the section's key ("heading-s1").
 */
export function templateProblems({ name, use, sections }: TemplateContent): Map<string, string> {
  const problems = new Map<string, string>();
  const check = (field: string, read: () => unknown) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof TemplateProblem)) throw error;
      problems.set(field, error.message);
    }
  };
  check("name", () => readName(name));
  check("use", () => readUse(use));
  for (const [at, { key, heading, belongs, required }] of sections.entries()) {
    const where = `Section ${at + 1}`;
    check(`heading-${key}`, () => requireOwnHeading(readHeading(heading, where), sections.slice(0, at)));
    check(`belongs-${key}`, () => readBelongs(belongs, where));
    check(`required-${key}`, () => readRequired(required, where));
  }
  return problems;
}

/** The name, followed by a number if others already have it: "Ward round (2)". */
export function freeName(name: string, others: readonly string[]): string {
  const base = name.replace(/ \(\d+\)$/, "");
  for (let number = 2, free = name; ; number++) {
    if (!others.includes(free)) return free;
    const behind = ` (${number})`;
    free = base.slice(0, TEMPLATE_LIMITS.name - behind.length).trimEnd() + behind;
  }
}

function readSection(value: unknown, at: number): TemplateSection {
  const where = `Section ${at + 1}`;
  const { key, heading, belongs, required } = fieldsOf(value, where);
  return {
    key: typeof key === "string" ? key : "",
    heading: readHeading(heading, where),
    belongs: readBelongs(belongs, where),
    required: readRequired(required, where),
  };
}

const readName = (name: unknown) => textOf(name, "The name", TEMPLATE_LIMITS.name, "needed");
const readUse = (use: unknown) => textOf(use, "The line that says when to use it", TEMPLATE_LIMITS.use);
const readHeading = (heading: unknown, where: string) =>
  textOf(heading, `${where}: the heading`, TEMPLATE_LIMITS.heading, "needed");
const readBelongs = (belongs: unknown, where: string) =>
  textOf(belongs, `${where}: what belongs there`, TEMPLATE_LIMITS.belongs);

function readRequired(required: unknown, where: string): string[] {
  const items = listOf(required, `${where}: the required items`);
  if (items.length > TEMPLATE_LIMITS.required)
    throw new TemplateProblem(
      `${where}: at most ${TEMPLATE_LIMITS.required} required items are allowed; there are ${items.length}.`,
    );
  return withoutDoubles(
    items.map((item, place) => textOf(item, `${where}: required item ${place + 1}`, TEMPLATE_LIMITS.item)),
  );
}

function requireOwnHeading(heading: string, before: readonly { heading: string }[]): void {
  const isTaken = before.some((other) => other.heading.trim().toLowerCase() === heading.toLowerCase());
  if (isTaken)
    throw new TemplateProblem(`Two sections are called “${heading}”. Please give each its own heading.`);
}

/** The items without duplicates (ignoring case) and empty ones. */
const withoutDoubles = (items: readonly string[]): string[] =>
  [
    ...new Map(
      items
        .filter((item) => item !== "")
        .toReversed()
        .map((item) => [item.toLowerCase(), item]),
    ).values(),
  ].toReversed();

/** Known keys stay; others and duplicates are replaced by new ones, so that no file can choose them. */
function withKeys(sections: readonly TemplateSection[]): TemplateSection[] {
  const used = new Set<string>();
  const numbers = sections.map(({ key }) => Number(/^s(\d{1,4})$/.exec(key)?.[1] ?? 0));
  let next = Math.max(0, ...numbers) + 1;
  return sections.map((section) => {
    const isKept = /^s\d{1,4}$/.test(section.key) && !used.has(section.key);
    const key = isKept ? section.key : `s${next++}`;
    used.add(key);
    return { ...section, key };
  });
}

function fieldsOf(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new TemplateProblem(`${what} is not valid.`);
  return value as Record<string, unknown>;
}

function listOf(value: unknown, what: string): unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new TemplateProblem(`${what} must be a list.`);
  return value;
}

/** One line of text, without invisible characters. */
function textOf(value: unknown, what: string, most: number, isNeeded?: "needed"): string {
  if (value !== undefined && typeof value !== "string") throw new TemplateProblem(`${what} must be text.`);
  const text = (value ?? "").replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\s]+/gu, " ").trim();
  if (text === "" && isNeeded) throw new TemplateProblem(`${what} is missing.`);
  if (text.length > most)
    throw new TemplateProblem(`${what} has ${text.length} characters; at most ${most} are allowed.`);
  return text;
}
