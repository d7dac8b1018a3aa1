import { attribute, isOn } from "#app/base/xml/attribute.ts";
import { LIMITS } from "#app/core/document/limits.ts";
import type { ParseBudget } from "../budget.ts";
import { withLineFeeds } from "../line-endings.ts";
import { type CellLook, cellVisibilityOf } from "../sheets/cell-colors.ts";
import { type CellRun, joinedRuns } from "../sheets/text-runs.ts";
import { areSimilarColors } from "../similar-colors.ts";
import { toSuperscript } from "../superscript.ts";
import type { StyleTables } from "./cell-styles.ts";

/** A cell's text, with its runs if some of them may be hidden by their own look. */
export type CellString = string | { text: string; runs: CellRun[] };

export const wholeText = (text: CellString): string => (typeof text === "string" ? text : text.text);

/**
 * Tells which looks of letters matter in a workbook: tiny or white ones, those in a color that fills cells, and any
 * if some cells' own letters are invisible.
 */
export class LostLooks {
  readonly #styles: StyleTables;
  readonly #fills: string[];
  readonly #known = new Map<string, boolean>();

  constructor(styles: StyleTables) {
    this.#styles = styles;
    const fills = [...styles.cells.map(({ look }) => look.fill), ...styles.changed.map(({ fill }) => fill)];
    this.#fills = [...new Set(fills)].flatMap((fill) => (fill && fill !== "none" ? fill : []));
  }

  /** What a color tag means in the workbook. */
  colorOf = (tag: string): CellLook["font"] => this.#styles.colorOf(tag);

  has({ font, size, isStruck = false }: NonNullable<CellRun["look"]>): boolean {
    const key = `${font}/${size}/${isStruck}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const isLost =
      isStruck ||
      this.#styles.cells.some(({ visibility, look }) => visibility !== "seen" || look.isStruck) ||
      cellVisibilityOf({ font, size, fill: "none" }) !== "seen" ||
      (font !== null && this.#fills.slice(0, MOST_FILLS).some((fill) => areSimilarColors(font, fill)));
    if (this.#known.size < MOST_FILLS) this.#known.set(key, isLost);
    return isLost;
  }
}

/** How many colors are compared. */
const MOST_FILLS = 1_000;

/** Text in runs (`si`, `is`; ECMA-376 part 1, 18.4): the `t` elements, less those of a phonetic guide (`rPh`). */
export class StringItem {
  readonly #lost: LostLooks;
  readonly #cost: ParseBudget;
  #runs: CellRun[] = [];
  #length = 0;
  #isRisky = false;
  #look: CellRun["look"] = null;
  #isSuperscript = false;
  #inText = false;
  #inGuide = false;

  constructor(lost: LostLooks, cost: ParseBudget) {
    this.#lost = lost;
    this.#cost = cost;
  }

  begin(): void {
    [this.#runs, this.#length, this.#look, this.#isRisky] = [[], 0, null, false];
    this.#isSuperscript = false;
  }

  open(name: string, tag: string): void {
    if (name === "rPh") this.#inGuide = true;
    else if (name === "t") this.#inText = true;
    else if (name === "r") [this.#look, this.#isSuperscript] = [null, false];
    else if (name === "vertAlign") this.#isSuperscript = attribute(tag, "val") === "superscript";
    else if (name === "rPr") this.#look = { font: "000000", size: null, isStruck: false };
    else if (!this.#look) return;
    else if (name === "color") this.#look.font = this.#lost.colorOf(tag);
    else if (name === "strike") this.#look.isStruck = isOn(tag, "val");
    else if (name === "sz") this.#look.size = Number(attribute(tag, "val") ?? Number.NaN);
  }

  close(name: string): void {
    if (name === "rPh") this.#inGuide = false;
    else if (name === "t") this.#inText = false;
  }

  text(value: string): void {
    if (!this.#inText || this.#inGuide || this.#length > LIMITS.sharedCharacters) return;
    this.#length += value.length;
    const text = this.#isSuperscript ? toSuperscript(value) : value;
    const last = this.#runs.at(-1);
    this.#isRisky ||= this.#look !== null && this.#lost.has(this.#look);
    // As long as nothing can be hidden, the text is one run.
    if (last && (last.look === this.#look || !this.#isRisky)) last.text += text;
    else {
      this.#cost.spend("cells", this.#runs.length > 0 ? 1 : 0);
      this.#runs.push({ text, look: this.#look });
    }
  }

  value(): CellString {
    const runs = this.#runs.map(({ text, look }) => ({ text: written(text), look }));
    const text = joinedRuns(runs);
    return this.#isRisky ? { text, runs } : text;
  }
}

/** Control characters are written as `_x000D_` (18.4.12, ST_Xstring). */
const written = (text: string): string =>
  withLineFeeds(
    text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
