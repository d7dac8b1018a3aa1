import type { MessagesBody } from "./body.ts";
import type { ModelFault } from "./faults.ts";
import { type Statement, writeStatements } from "./note.ts";
import { lastUserText, promptText, readSources } from "./prompt.ts";
import { DRAFT_SECTIONS, type DraftSection } from "./sections.ts";

/** A section of a note in a format other than SBAR, and the description of what belongs there. */
type Section = { key: string; about: string };

type TemplateStatement = Omit<Statement, "section"> & { section: string };

/** The sections that the schema asks for; null if they are SBAR's, or there are none. */
export function otherSections(schema: Record<string, unknown>): string[] | null {
  const properties = (schema.properties ?? {}) as { statements?: { items?: { properties?: object } } };
  if (Object.keys(properties).join() !== "statements") return null;
  const { statements } = properties;
  const { section } = (statements?.items?.properties ?? {}) as { section?: { enum?: string[] } };
  const keys = section?.enum ?? [];
  return keys.length > 0 && keys.join() !== DRAFT_SECTIONS.join() ? keys : null;
}

/** The person's own sentences, each in the section with whose description it shares most words. */
export function writeTemplateNote(
  body: MessagesBody,
  keys: string[],
  faults: ReadonlySet<ModelFault>,
): TemplateStatement[] {
  const sections = keys.map((key) => ({ key, about: aboutOf(body, key) }));
  const drafted = writeStatements(readSources(lastUserText(body)), faults);
  const statements = drafted
    .filter(({ kind }) => kind === "from_notes")
    .map((statement) => ({ ...statement, section: sectionFor(statement, sections) }));
  return keys.flatMap((key) => statements.filter(({ section }) => section === key));
}

/** What the request says of a section: in a block of the person's input, or in a line of the instructions. */
function aboutOf(body: MessagesBody, key: string): string {
  const own = new RegExp(`<section key="${key}">\\n([\\s\\S]*?)\\n</section>`).exec(lastUserText(body))?.[1];
  const system = typeof body.system === "string" ? body.system : promptText(body.system ?? []);
  return own ?? new RegExp(`^- "${key}" \\((.*)$`, "m").exec(system)?.[1] ?? key;
}

/** Words in a section's description which say that sentences of this kind belong there. */
const KINDS: Record<DraftSection, RegExp> = {
  situation:
    /\b(?:subjective|patient says|focus|concern|arriv\w*|found|seen|happened|event|reason|problem|start of)\b/i,
  background: /\b(?:history|allerg\w*|medicine\w*|medications?|reported|learner)\b/i,
  assessment: /\b(?:objective|measured|data|examination|findings?|vital signs|condition|course)\b/i,
  recommendation: /\b(?:plan\w*|to be done|action|follow-?up|told|pending|done|end of)\b/i,
};

/** Patterns of sentences, and of the descriptions of sections that want them. */
const WANTED: readonly [sentence: RegExp, about: RegExp][] = [
  [
    /\b(?:states?|says|said|reports?|denies|complains|verbalize[sd]?)\b/i,
    /\b(?:says|said|own words|witness\w*)\b/i,
  ],
  [/\b(?:notified|informed|called|paged|aware)\b/i, /\btold\b/i],
  [/\b(?:alarm|rails?|call (?:bell|light)|footwear|bed low)\b/i, /\bprecautions\b/i],
];

function sectionFor({ section, text }: Statement, sections: readonly Section[]): string {
  const words = wordsOf(text);
  const points = sections.map(({ about }) => {
    const shared = wordsOf(about).filter((word) => words.includes(word)).length;
    const isWanted = WANTED.some(([sentence, wanting]) => sentence.test(text) && wanting.test(about));
    return shared * 2 + (KINDS[section].test(about) ? 3 : 0) + (isWanted ? 9 : 0);
  });
  return sections[points.indexOf(Math.max(...points))]?.key ?? "";
}

const wordsOf = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/(?:ing|ed|es|s)$/, "")),
  ),
];
