import { noticesOf } from "#app/core/document/notices.ts";
import type { DocumentHeading, ParsedDocument, SectionName } from "#app/core/document/parsed-document.ts";
import { hasText } from "#app/core/document/plain-text.ts";
import { refuse, refuseImageOnly } from "#app/core/document/refusals.ts";
import { mainPartOf, type Relationship, relationshipsOf } from "#workers/analysis/xml/relationships.ts";
import type { ParseBudget } from "../budget.ts";
import { TextBudget } from "../text-budget.ts";
import type { OfficePackage } from "../zip/package.ts";
import { readNumbering } from "./numbering.ts";
import { type Story, StoryReader } from "./story-reader.ts";
import { readStyles } from "./styles.ts";

/** Parts in the order in which a reader meets them. */
const STORIES: [relationship: string, section: SectionName][] = [
  ["header", "header"],
  ["main", "body"],
  ["footer", "footer"],
  ["footnotes", "footnotes"],
  ["endnotes", "endnotes"],
  ["comments", "comments"],
];

/**
 * Word's WordprocessingML (ECMA-376 part 1, 17), streamed: paragraphs, headings, lists, tables, text boxes, headers,
 * footers, notes and comments. Deleted text is left out, inserted text is there. Paragraphs are numbered through the
 * whole document in the order of its sections; a table counts as one.
 * @throws Refused when there is no text or the file is broken
 */
export async function readDocx(source: OfficePackage, cost: ParseBudget): Promise<ParsedDocument> {
  const main = await mainPartOf(source);
  if (!main) throw refuse("damaged", "DocxMainPart");
  const relationships = await relationshipsOf(source, main);
  const targets = (type: string) =>
    type === "main"
      ? [main]
      : [...new Set(relationships.filter((r) => r.type === type).map((r) => r.target))];
  const story: Story = {
    styles: await readStyles(source, partOf(relationships, "styles")),
    numbering: await readNumbering(source, partOf(relationships, "numbering")),
    budget: new TextBudget(),
    cost,
    paragraphs: 0,
    notes: new Map(),
  };
  const parts: DocumentHeading[] = [];
  for (const [type, name] of STORIES) {
    const section: DocumentHeading = { kind: "section", name, blocks: [] };
    for (const target of targets(type)) {
      const reader = new StoryReader(story);
      await source.read(target, reader);
      for (const block of reader.blocks) section.blocks.push(block);
    }
    if (hasText(section.blocks)) parts.push(section);
  }
  const pictures = source
    .names()
    .some((name) => /\/media\/.+\.(png|jpe?g|gif|bmp|tiff?|emf|wmf)$/i.test(name));
  if (parts.length === 0) throw pictures ? refuseImageOnly("docx") : refuse("empty");
  const macros = source.names().some((name) => /vbaProject\.bin$/i.test(name));
  return {
    kind: "docx",
    parts,
    notices: noticesOf({
      "macros-ignored": macros,
      "hidden-text": parts.some(({ blocks }) => blocks.some(({ isHidden }) => isHidden)),
      "pictures-ignored": pictures,
      "insertions-ignored": relationships.some(({ type }) => type === "aFChunk"),
    }),
    cut: story.budget.cut(),
  };
}

const partOf = (relationships: Relationship[], type: string) =>
  relationships.find((relationship) => relationship.type === type)?.target ?? "";
