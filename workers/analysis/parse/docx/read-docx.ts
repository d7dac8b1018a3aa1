import { noticesOf } from "#app/core/document/notices.ts";
import type {
  Block,
  DocumentHeading,
  ParsedDocument,
  SectionName,
} from "#app/core/document/parsed-document.ts";
import { hasText } from "#app/core/document/plain-text.ts";
import { refuse, refuseImageOnly } from "#app/core/document/refusals.ts";
import { mainPartOf, type Relationship, relationshipsOf } from "#workers/analysis/xml/relationships.ts";
import type { ParseBudget } from "../budget.ts";
import { TextBudget } from "../text-budget.ts";
import { CHARTS, type OfficePackage } from "../zip/package.ts";
import { readNumbering } from "./numbering.ts";
import { readDocxSettings, ShownHeaders } from "./settings.ts";
import { type Story, StoryReader } from "./story-reader.ts";
import { readStyles } from "./styles.ts";

/** Parts in reading order. */
const STORIES: [relationship: string, section: SectionName][] = [
  ["header", "header"],
  ["main", "body"],
  ["footer", "footer"],
  ["footnotes", "footnotes"],
  ["endnotes", "endnotes"],
  ["comments", "comments"],
];

/**
 * Reads Word's WordprocessingML (ECMA-376 part 1, 17) as a stream: paragraphs, headings, lists, tables, text boxes,
 * headers, footers, notes and comments. Deleted text is left out, inserted text is included. Paragraphs are numbered
 * through the whole document in the order of its sections; a table counts as one.
 * @throws Refused when there is no text or the file is broken
 */
export async function readDocx(source: OfficePackage, cost: ParseBudget): Promise<ParsedDocument> {
  const main = await mainPartOf(source);
  if (!main) throw refuse("damaged", "DocxMainPart");
  const relationships = await relationshipsOf(source, main);
  const settings = await readDocxSettings(source, partOf(relationships, "settings"));
  const story: Story = {
    styles: await readStyles(source, partOf(relationships, "styles")),
    numbering: await readNumbering(source, partOf(relationships, "numbering")),
    budget: new TextBudget(),
    cost,
    paragraphs: 0,
    notes: new Map(),
    settings,
    headers: new ShownHeaders(settings),
    ground: null,
    hasTrackedChanges: false,
  };
  const sections: DocumentHeading[] = [];
  /** Blocks of headers and footers, by part. */
  const around = new Map<string, Block[]>();
  for (const [type, name] of STORIES) {
    const section: DocumentHeading = { kind: "section", name, blocks: [] };
    for (const target of type === "main" ? [main] : targetsOf(relationships, type)) {
      const reader = new StoryReader(story);
      await source.read(target, reader);
      for (const block of reader.blocks) section.blocks.push(block);
      if (type === "header" || type === "footer") around.set(target, reader.blocks);
    }
    sections.push(section);
  }
  for (const { id, target } of relationships) if (story.headers.has(id)) around.delete(target);
  for (const block of [...around.values()].flat()) block.isHidden = true;
  const parts = sections.filter(({ blocks }) => hasText(blocks));
  const holds = (part: RegExp) => source.names().some((name) => part.test(name));
  const pictures = holds(/\/media\/.+\.(png|jpe?g|gif|bmp|tiff?|emf|wmf)$/i);
  if (parts.length === 0) throw pictures ? refuseImageOnly("docx") : refuse("empty");
  return {
    kind: "docx",
    parts,
    notices: noticesOf({
      "macros-ignored": holds(/vbaProject\.bin$/i),
      "hidden-text": holdsBlock(parts, ({ isHidden, isStruckOut }) => isHidden === true && !isStruckOut),
      "struck-out-text": holdsBlock(parts, ({ isStruckOut }) => isStruckOut === true),
      "tracked-changes": story.hasTrackedChanges,
      "pictures-ignored": pictures,
      "charts-ignored": holds(CHARTS),
      "insertions-ignored": relationships.some(({ type }) => type === "aFChunk"),
    }),
    cut: story.budget.cut(),
  };
}

const holdsBlock = (parts: readonly DocumentHeading[], is: (block: Block) => boolean): boolean =>
  parts.some(({ blocks }) => blocks.some(is));

const targetsOf = (relationships: Relationship[], type: string): string[] => [
  ...new Set(relationships.filter((one) => one.type === type).map(({ target }) => target)),
];

const partOf = (relationships: Relationship[], type: string) =>
  relationships.find((relationship) => relationship.type === type)?.target ?? "";
