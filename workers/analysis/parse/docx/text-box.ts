import { attribute, isSetOn } from "#app/base/xml/attribute.ts";
import { WHITE } from "../similar-colors.ts";
import type { RunColor } from "./run-visibility.ts";

/** All lengths here are EMUs. */
const POINT = 12_700;
const TWIP = POINT / 20;

/** A page in one direction: its length, and where its text begins if that is the same everywhere. */
type PageSide = { length: number; begin: number | null };
type PageSize = { across: PageSide; down: PageSide };

/** The largest that Word supports. */
const LARGEST: PageSide = { length: 22 * 72 * POINT, begin: null };
export const ANY_PAGE: PageSize = { across: LARGEST, down: LARGEST };

/** A box in one direction: its offset from what, and its length; null while unsaid. */
type BoxSide = { from: string; offset: number | null; length: number | null };

/** No letter fits into less than this. */
const THIN = 3 * POINT;

const VML = new Set(["shape", "rect", "roundrect", "oval", "group"]);
const BOXES = new Set([...VML, "anchor", "inline", "wsp"]);
/** Whether text within an element of this name is apart from other text. */
export const isBox = (name: string): boolean => BOXES.has(name);

/**
 * A drawing (ECMA-376 part 1, 20.4), a shape in it or of VML (part 4, 19.1), or a frame (17.3.1.11) as its XML streams
 * by: whether its text is visible.
 */
export class TextBox {
  /** Hidden whatever the page size. */
  isHidden = false;
  /** The background of its letters; "theme" if unknown, null if it has none of its own. */
  behind: RunColor | null = null;
  readonly #across: BoxSide = { from: "column", offset: null, length: null };
  readonly #down: BoxSide = { from: "paragraph", offset: null, length: null };
  /** It is filled with one opaque color. */
  #isFull = false;
  #isRectangle = false;
  /** It lies over the text, which does not wrap around it. */
  #isOver = false;

  constructor(name: string, tag: string) {
    if (name === "framePr") this.#readFrame(tag);
    else if (name === "ind") this.#readIndent(tag);
    else if (name === "anchor") this.#isOver = attribute(tag, "behindDoc") === "0";
    else if (VML.has(name)) this.#readStyle(tag);
  }

  /** Takes an element within it. @param path of the element, itself last */
  property(path: readonly string[], tag: string): void {
    const [within, parent, name] = path.slice(-3);
    if (name === "docPr" || name === "cNvPr") this.isHidden ||= isSetOn(tag, "hidden");
    else if (name === "positionH") this.#across.from = attribute(tag, "relativeFrom") ?? "column";
    else if (name === "positionV") this.#down.from = attribute(tag, "relativeFrom") ?? "paragraph";
    else if (name === "extent") this.#setSize(Number(attribute(tag, "cx")), Number(attribute(tag, "cy")));
    else if (name === "ext" && within === "spPr") this.isHidden ||= hasNoSize(tag);
    else if (parent === "spPr" && FILLS.has(name ?? "")) this.behind = "theme";
    else if (within === "spPr" && parent === "solidFill") {
      this.behind = fillOf(attribute(tag, "val"));
      this.#isFull = true;
    } else if (parent === "srgbClr" || parent === "schemeClr") {
      if (parent === "srgbClr") this.behind &&= "theme";
      if (name === "alpha") this.#isFull = false;
    } else if (name === "prstGeom") this.#isRectangle = RECTANGLES.has(attribute(tag, "prst") ?? "");
    else if (name === "xfrm" && attribute(tag, "rot") !== null) this.#isFull = false;
    else if (name?.startsWith("wrap")) this.#isOver &&= name === "wrapNone";
    else if (name === "fillRef" && attribute(tag, "idx") !== "0") this.behind ??= "theme";
    else if (name === "fill") this.behind = "theme";
  }

  /** @param position the element that says what this offset is measured from */
  move(position: string | undefined, offset: number): void {
    if (position === "positionH") this.#across.offset = offset;
    else if (position === "positionV") this.#down.offset = offset;
  }

  /** Takes over the look of a shape within it. */
  contain(inner: TextBox): void {
    if (inner.behind) this.behind = "theme";
    this.#isFull ||= inner.#isFull && inner.#isRectangle;
  }

  /**
   * Whether it covers the whole paragraph that it is anchored in.
   * @param letters number of letters in that paragraph
   */
  covers(letters: number): boolean {
    const [across, down] = [this.#across, this.#down];
    if (!this.#isFull || !this.#isOver || down.from !== "paragraph" || !BEGINS.has(across.from)) return false;
    const [width, height] = [reachOf(across), reachOf(down)];
    if (width < LETTER || height < LINE) return false;
    return Math.ceil((letters * LETTER) / width) * LINE <= height;
  }

  /** Whether it is entirely off such a page. */
  isOff({ across, down }: PageSize): boolean {
    return isBeyond(this.#across, across) || isBeyond(this.#down, down);
  }

  #setSize(width: number | null, height: number | null): void {
    this.#across.length = width;
    this.#down.length = height;
    this.isHidden ||= (width ?? THIN) < THIN || (height ?? THIN) < THIN;
  }

  #readFrame(tag: string): void {
    const twips = (name: string) => {
      const value = attribute(tag, name);
      return value === null ? null : Number(value) * TWIP;
    };
    this.#setSize(twips("w"), attribute(tag, "hRule") === "exact" ? twips("h") : null);
    this.#across.from = sideOf(attribute(tag, "hAnchor"), "column");
    this.#down.from = sideOf(attribute(tag, "vAnchor") ?? "page", "paragraph");
    if (attribute(tag, "xAlign") === null) this.#across.offset = twips("x");
    if (attribute(tag, "yAlign") === null) this.#down.offset = twips("y");
  }

  /** A paragraph's indent (17.3.1.12), which may move its letters off the page. */
  #readIndent(tag: string): void {
    const twips = (...names: string[]) =>
      Number(names.map((name) => attribute(tag, name)).find((value) => value !== null) ?? 0);
    const first = twips("firstLine") - twips("hanging");
    this.#across.from = "margin";
    this.#across.offset = (twips("left", "start") + Math.max(0, first)) * TWIP;
  }

  /** @param letters number of letters in a paragraph that is a box of its own */
  holds(letters: number): this {
    this.#across.length = letters * WIDEST;
    return this;
  }

  #readStyle(tag: string): void {
    const style = new Map(
      (attribute(tag, "style") ?? "").split(";").map((one) => {
        const [name = "", value = ""] = one.toLowerCase().split(":");
        return [name.trim(), value.trim()] as const;
      }),
    );
    const length = (name: string) => lengthOf(style.get(name) ?? "");
    this.isHidden =
      style.get("visibility") === "hidden" ||
      style.get("mso-hide") === "all" ||
      style.get("display") === "none";
    this.behind = ["f", "false"].includes(attribute(tag, "filled") ?? "")
      ? null
      : fillOf(attribute(tag, "fillcolor") ?? "white");
    this.#setSize(length("width"), length("height"));
    this.#across.from = sideOf(style.get("mso-position-horizontal-relative"), "column");
    this.#down.from = sideOf(style.get("mso-position-vertical-relative"), "paragraph");
    const isAligned = (name: string) => !["absolute", undefined].includes(style.get(name));
    if (!isAligned("mso-position-horizontal")) this.#across.offset = length("margin-left");
    if (!isAligned("mso-position-vertical")) this.#down.offset = length("margin-top");
  }
}

const RECTANGLES = new Set(["rect", "roundRect", "flowChartProcess"]);
/** The width of a letter and the height of a line, estimated upwards. */
const LETTER = 7 * POINT;
const LINE = 12 * POINT;
const WIDEST = 14 * POINT;

const FILLS = new Set(["solidFill", "gradFill", "blipFill", "pattFill", "grpFill"]);
const hasNoSize = (tag: string) => attribute(tag, "cx") === "0" || attribute(tag, "cy") === "0";
const sideOf = (from: string | null | undefined, text: string) =>
  (from ?? "text") === "text" ? text : String(from);

/** A fill's color in DrawingML or VML; "theme" if only its name is known. */
export function fillOf(value: string | null): RunColor {
  const color = (value ?? "").replace(/^#/, "").replace(/ .*/, "");
  if (/^(?:white|fff)$/i.test(color)) return WHITE;
  return /^[\da-f]{6}$/i.test(color) ? color.toUpperCase() : "theme";
}

const UNITS: { [unit: string]: number } = {
  pt: POINT,
  in: 72 * POINT,
  cm: 360_000,
  mm: 36_000,
  pc: 12 * POINT,
  px: 0.75 * POINT,
};

/** A VML length; numbers without a unit, within a group, are in the group's own measure. */
function lengthOf(text: string): number | null {
  const [, number = "", unit = ""] = /^(-?[\d.]+)([a-z]*)$/.exec(text) ?? [];
  if (Number(number) === 0 && number !== "") return 0;
  return UNITS[unit] === undefined ? null : Number(number) * UNITS[unit];
}

/** How far it extends over text that begins where its offset is measured from; 0 if it begins after that. */
const reachOf = ({ offset, length }: BoxSide): number =>
  offset === null || length === null || offset > THIN ? 0 : length + Math.min(0, offset);

const EDGES = new Set(["page", "leftMargin", "topMargin", "left-margin-area", "top-margin-area"]);
const BEGINS = new Set(["margin", "column"]);

function isBeyond({ from, offset, length }: BoxSide, page: PageSide): boolean {
  if (offset === null) return false;
  const begin = EDGES.has(from) ? 0 : BEGINS.has(from) ? page.begin : null;
  const end = offset + (length ?? page.length);
  return end + (begin ?? page.length) <= 0 || offset + (begin ?? 0) >= page.length;
}

/** Reads a section's page size (17.6.13, 17.6.11, 17.6.4) from its properties. */
export class SectionPage {
  #width = LARGEST.length;
  #height = LARGEST.length;
  #left: number | null = null;
  #top: number | null = null;
  #isOneColumn = true;

  property(name: string, tag: string): void {
    const twips = (of: string) => Number(attribute(tag, of) ?? Number.NaN) * TWIP;
    if (name === "pgSz") [this.#width, this.#height] = [twips("w"), twips("h")];
    else if (name === "pgMar") [this.#left, this.#top] = [twips("left"), twips("top")];
    else if (name === "cols") this.#isOneColumn = Number(attribute(tag, "num") ?? 1) <= 1;
  }

  size(): PageSize {
    return {
      across: { length: this.#width, begin: this.#isOneColumn ? this.#left : null },
      down: { length: this.#height, begin: this.#top },
    };
  }
}
