import { attribute } from "#app/base/xml/attribute.ts";
import type { XmlHandler } from "#app/base/xml/read-xml.ts";
import type { Block } from "#app/core/document/parsed-document.ts";
import type { ParseBudget } from "../budget.ts";
import { toSuperscript } from "../superscript.ts";
import type { TextBudget } from "../text-budget.ts";
import type { Numbering } from "./numbering.ts";
import { OpenTable } from "./open-table.ts";
import { lettersOfMark, OpenParagraph } from "./paragraph.ts";
import {
  addLetterFill,
  addRunProperty,
  isHiddenRun,
  isStruckRun,
  isSuperscriptRun,
  type RunColor,
  type RunVisibility,
} from "./run-visibility.ts";
import type { Settings, ShownHeaders } from "./settings.ts";
import type { Styles } from "./styles.ts";
import { ANY_PAGE, fillOf, isBox, SectionPage, TextBox } from "./text-box.ts";
import { TickControl } from "./tick-control.ts";

/** What all parts of one document share. `paragraphs`: how many were numbered so far. `notes`: the number of
 * each foot- or endnote ("footnote/2"), in the order in which the text refers to them.
 */
export type Story = {
  styles: Styles;
  numbering: Numbering;
  budget: TextBudget;
  cost: ParseBudget;
  paragraphs: number;
  notes: Map<string, number>;
  settings: Settings;
  headers: ShownHeaders;
  /** The background of all pages; null for none. */
  ground: RunColor | null;
  /** Something was inserted, deleted or moved, and not accepted yet. */
  hasTrackedChanges: boolean;
};

/** How deeply nested fields are followed. */
const MOST_FIELDS = 50;

/** What is not shown, besides earlier properties: moved or deleted text, second copies of drawings, field codes, phonetic guides. */
const SKIPPED = new Set(["Fallback", "moveFrom", "del", "rt", "instrText", "docPartObj"]);

/** Insertions and deletions of text, of rows and of cells (17.13.5). */
const TRACKED = new Set(["ins", "del", "moveFrom", "moveTo", "cellIns", "cellDel", "cellMerge"]);

/** Turns one part (body, header, notes …) into blocks as it streams by. */
export class StoryReader implements XmlHandler {
  readonly blocks: Block[] = [];
  readonly #story: Story;
  readonly #counters = new Map<string, number>();
  /** Open paragraphs and tables, outermost first: tables contain paragraphs, and paragraphs text boxes. */
  readonly #open: (OpenParagraph | OpenTable)[] = [];
  readonly #path: string[] = [];
  #skipping = 0;
  #checkBox: string | null = null;
  readonly #control = new TickControl();
  #noteMark = "";
  /** Within a note that the text does not refer to, so that no page shows it. */
  #isLooseNote = false;
  /** Of each open field, whether this is its code. */
  readonly #codes: boolean[] = [];
  #run: RunVisibility = {};
  #characterStyle = "";
  /** The open boxes, outermost first. */
  readonly #boxes: TextBox[] = [];
  /** Blocks in boxes of the section; its page size comes at its end. */
  #placed: { block: Block; boxes: readonly TextBox[] }[] = [];
  #section = new SectionPage();

  constructor(story: Story) {
    this.#story = story;
  }

  open(name: string, tag: string): void {
    this.#path.push(name);
    if (TRACKED.has(name)) this.#story.hasTrackedChanges = true;
    if (this.#skipping > 0 || SKIPPED.has(name) || name.endsWith("PrChange")) this.#skipping++;
    else if (name === "footnote" || name === "endnote") {
      // The separator between text and notes is a note, too, with a type of its own.
      this.#isLooseNote = attribute(tag, "type") === null && !this.#story.notes.has(noteKey(name, tag));
      this.#noteMark = `${this.#noteMarkOf(name, tag)} `;
    } else if (isBox(name)) this.#openBox(name, tag);
    else if (name === "r") [this.#run, this.#characterStyle] = [{}, ""];
    else if (name === "p") this.#open.push(new OpenParagraph());
    else if (name === "tbl") this.#open.push(new OpenTable(this.#story.cost));
    else {
      this.#control.open(this.#path, tag);
      if (this.#path.at(-2) === "sectPr") this.#sectionProperty(name, tag);
      else if (name === "background" && this.#story.settings.hasBackground)
        this.#story.ground = fillOf(attribute(tag, "color"));
      this.#boxes.at(-1)?.property(this.#path, tag);
      this.#inside(this.#open.at(-1), name, tag);
    }
  }

  close(name: string): void {
    this.#path.pop();
    // Any closing element may search for the table around it.
    this.#story.cost.step(this.#open.length + this.#boxes.length);
    if (this.#skipping > 0) {
      this.#skipping--;
      return;
    }
    const current = this.#open.at(-1);
    if (isBox(name)) this.#closeBox();
    else if (name === "sectPr") this.#closeSection();
    else if (name === "p" && current instanceof OpenParagraph) this.#closeParagraph(current);
    else if (name === "tbl" && current instanceof OpenTable) this.#closeTable(current);
    else if (name === "checkBox" && current instanceof OpenParagraph)
      current.checkBox(this.#checkBox ?? ' val="0"');
    else if (name === "sdtContent") {
      const unwritten = this.#control.close();
      if (current instanceof OpenParagraph) current.text += unwritten;
    } else if (current instanceof OpenTable && name === "tc") current.closeCell();
    else if (current instanceof OpenTable && name === "tr") current.closeRow();
  }

  text(value: string): void {
    const current = this.#open.at(-1);
    if (this.#skipping > 0) return;
    if (this.#path.at(-1) === "t" && current instanceof OpenParagraph) this.#write(current, value);
    else if (this.#path.at(-1) === "posOffset") this.#boxes.at(-1)?.move(this.#path.at(-2), Number(value));
  }

  #openBox(name: string, tag: string): void {
    const box = new TextBox(name, tag);
    // A drawing is a character of its run, and hidden with it.
    box.isHidden ||= this.#run.isVanished ?? false;
    this.#boxes.push(box);
  }

  /** A box's fill is behind the other boxes of its group. */
  #closeBox(): void {
    const [around, box] = [this.#boxes.at(-2), this.#boxes.pop()];
    const current = this.#open.at(-1);
    if (box) around?.contain(box);
    if (box && !around && current instanceof OpenParagraph) current.anchored.push(box);
  }

  #sectionProperty(name: string, tag: string): void {
    this.#section.property(name, tag);
    this.#story.headers.property(name, tag);
  }

  #closeSection(): void {
    this.#story.headers.endSection();
    const page = this.#section.size();
    for (const { block, boxes } of this.#placed)
      if (boxes.some((box) => box.isOff(page))) block.isHidden = true;
    [this.#placed, this.#section] = [[], new SectionPage()];
  }

  #boxesAround = ({ frame }: { frame?: TextBox | null }): TextBox[] =>
    frame ? [...this.#boxes, frame] : [...this.#boxes];

  #write(paragraph: OpenParagraph, value: string): void {
    const whole = this.#story.budget.take(this.#control.replace(value));
    if (whole === "") return;
    const table = this.#open.findLast((open) => open instanceof OpenTable);
    const { styles } = this.#story;
    const named = [
      styles.get("character", this.#characterStyle),
      styles.get("paragraph", paragraph.styleId),
      table && styles.get("table", table.styleId),
    ];
    const look = {
      run: this.#run,
      styles: named.flatMap((style) => style?.visibility ?? []),
      defaults: styles.defaults,
    };
    const text = isSuperscriptRun(look) ? toSuperscript(whole) : whole;
    const boxes = this.#boxesAround(paragraph);
    const isHidden =
      table?.isFlat ||
      (paragraph.isFlat ?? named[1]?.isFlat) ||
      this.#isLooseNote ||
      this.#codes.includes(true) ||
      boxes.some((box) => box.isHidden || box.isOff(ANY_PAGE)) ||
      isHiddenRun(
        look,
        paragraph.behind ??
          (table ? this.#behind(table) : null) ??
          boxes.findLast(({ behind }) => behind !== null)?.behind ??
          this.#story.ground,
      );
    if (isHidden) paragraph.hidden += text;
    else if (isStruckRun(look)) paragraph.struckOut += text;
    else paragraph.text += text;
  }

  /** A table's style colors some of its rows; which ones is not worked out. */
  #behind({ behind, styleId }: OpenTable) {
    return behind ?? (this.#story.styles.get("table", styleId)?.isShaded ? "theme" : null);
  }

  /** A field's code ends where its result begins (17.16.18); an unterminated one ends with its paragraph. */
  #fieldMark(kind: string | null): void {
    if (kind === "begin" && this.#codes.length < MOST_FIELDS) this.#codes.push(true);
    else if (kind === "separate") this.#codes.splice(-1, 1, false);
    else if (kind === "end") this.#codes.pop();
  }

  #inside(current: OpenParagraph | OpenTable | undefined, name: string, tag: string): void {
    const parent = this.#path.at(-2);
    if (current instanceof OpenTable) {
      if (name === "tr") current.openRow();
      else if (name === "tc") current.openCell();
      else current.property(name, tag);
    } else if (!current) return;
    else if (parent === "rPr" && this.#path.at(-3) === "r") this.#runProperty(name, tag);
    else if (addLetterFill(this.#run, this.#path, tag)) return;
    else if (parent === "pPr" || parent === "numPr") current.property(name, tag);
    else if (name === "footnoteReference" || name === "endnoteReference")
      current.text += this.#noteMarkOf(name.replace("Reference", ""), tag);
    else if (name === "fldChar") this.#fieldMark(attribute(tag, "fldCharType"));
    else if (parent === "r") this.#write(current, lettersOfMark(name, tag));
    else if (name === "checkBox") this.#checkBox = null;
    else if (name === "default" && parent === "checkBox") this.#checkBox ??= tag;
    else if (name === "checked" && parent === "checkBox") this.#checkBox = tag;
  }

  #runProperty(name: string, tag: string): void {
    if (name === "rStyle") this.#characterStyle = attribute(tag, "val") ?? "";
    else addRunProperty(this.#run, name, tag);
  }

  #closeParagraph(paragraph: OpenParagraph): void {
    this.#open.pop();
    this.#codes.fill(false);
    const table = this.#open.findLast((open) => open instanceof OpenTable);
    const all = paragraph.text.trim();
    const isCovered = paragraph.isCovered(all.length);
    const words = isCovered ? "" : all;
    if (words !== "") {
      const text = `${this.#noteMark}${words}`;
      this.#noteMark = "";
      if (table) table.addText(text);
      else this.#add(this.#block(paragraph, text), [...this.#boxes, ...paragraph.boxes(text.length)]);
    }
    const hidden = `${isCovered ? `${all} ` : ""}${paragraph.hidden}`.trim();
    const struckOut = paragraph.struckOut.trim();
    if (table && hidden !== "") table.hidden.push(hidden);
    if (table && struckOut !== "") table.struckOut.push(struckOut);
    if (!table) this.#setApart(hidden === "" ? [] : [hidden], struckOut === "" ? [] : [struckOut]);
  }

  #add(block: Block, boxes: readonly TextBox[]): void {
    this.blocks.push(block);
    if (boxes.length > 0) this.#placed.push({ block, boxes });
  }

  #setApart(hidden: readonly string[], struckOut: readonly string[]): void {
    for (const text of hidden)
      this.blocks.push({ kind: "paragraph", address: this.#address(), text, isHidden: true });
    for (const text of struckOut)
      this.blocks.push({
        kind: "paragraph",
        address: this.#address(),
        text,
        isHidden: true,
        isStruckOut: true,
      });
  }

  #closeTable(table: OpenTable): void {
    this.#open.pop();
    const outer = this.#open.findLast((open) => open instanceof OpenTable);
    if (outer) outer.hidden.push(...table.hidden);
    if (outer) outer.struckOut.push(...table.struckOut);
    if (outer) outer.addText(table.asText());
    else if (table.rows.some(({ cells }) => cells.some((cell) => cell !== "")))
      this.#add(
        { kind: "table", address: this.#address(), firstColumn: 0, rows: table.rows },
        this.#boxesAround({}),
      );
    if (!outer) this.#setApart(table.hidden, table.struckOut);
  }

  #block(paragraph: OpenParagraph, text: string): Block {
    const style = this.#story.styles.get("paragraph", paragraph.styleId);
    const outline = paragraph.outline !== null && paragraph.outline < 9 ? paragraph.outline + 1 : null;
    const heading = outline ?? style?.heading ?? null;
    const address = this.#address();
    if (heading !== null) return { kind: "heading", address, text, level: heading };
    const numberingId = paragraph.numberingId ?? style?.numberingId ?? null;
    if (numberingId === null || numberingId === "0") return { kind: "paragraph", address, text };
    const level = paragraph.level ?? style?.level ?? 0;
    return { kind: "list-item", address, text, level: level + 1, marker: this.#marker(numberingId, level) };
  }

  /** "[note 1]" is put where the text refers to the note, and before the note itself. */
  #noteMarkOf(kind: string, tag: string): string {
    const { notes } = this.#story;
    const key = noteKey(kind, tag);
    const number = notes.get(key) ?? notes.size + 1;
    notes.set(key, number);
    return `[note ${number}]`;
  }

  #address() {
    return { paragraph: ++this.#story.paragraphs };
  }

  /** Numbers count per list and level, and restart below a new item of a higher level. */
  #marker(numberingId: string, level: number): string {
    if (this.#story.numbering.isBullet(numberingId, level)) return "•";
    const number = (this.#counters.get(`${numberingId}/${level}`) ?? 0) + 1;
    this.#counters.set(`${numberingId}/${level}`, number);
    for (let deeper = level + 1; deeper < 9; deeper++) this.#counters.delete(`${numberingId}/${deeper}`);
    return `${number}.`;
  }
}

const noteKey = (kind: string, tag: string): string => `${kind}/${attribute(tag, "id") ?? ""}`;
