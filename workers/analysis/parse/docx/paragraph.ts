import { attribute, isOn } from "#app/base/xml/attribute.ts";
import { symbolOf } from "../symbol-fonts.ts";
import { isTooTight, type RunColor, shadingOf } from "./run-visibility.ts";
import { TextBox } from "./text-box.ts";

/** A paragraph as its XML streams by. `level` counts from 0, as in the file. */
export class OpenParagraph {
  text = "";
  /** The part of it that is not shown. */
  hidden = "";
  /** The part of it that is struck out. */
  struckOut = "";
  behind: RunColor | null = null;
  /** Its lines are too low for letters; null if it does not set this itself. */
  isFlat: boolean | null = null;
  /** Its frame, if it is set apart from the others. */
  frame: TextBox | null = null;
  /** Its indent as a box of unknown width. */
  indent: TextBox | null = null;
  #isFromLeft = true;
  /** Drawings that are anchored in it. */
  readonly anchored: TextBox[] = [];
  styleId = "";
  numberingId: string | null = null;
  level: number | null = null;
  outline: number | null = null;

  /** Takes an element of the paragraph's properties (`pPr`). */
  property(name: string, tag: string): void {
    const value = attribute(tag, "val") ?? "";
    if (name === "pStyle") this.styleId = value;
    else if (name === "numId") this.numberingId = value;
    else if (name === "ilvl") this.level = Number(value);
    else if (name === "outlineLvl") this.outline = Number(value);
    else if (name === "ind") this.indent = new TextBox(name, tag);
    else if (name === "jc") this.#isFromLeft = FROM_LEFT.has(value);
    else if (name === "framePr") this.frame = new TextBox(name, tag);
    else if (name === "spacing") this.isFlat = isTooTight(tag);
    else if (name === "shd") this.behind = shadingOf(tag);
  }

  /** The boxes that decide whether its words are on the page. @param letters how many they are */
  boxes(letters: number): TextBox[] {
    const { frame, indent } = this;
    const places = [frame, this.#isFromLeft ? (indent?.holds(letters) ?? null) : null];
    return places.filter((place) => place !== null);
  }

  isCovered(letters: number): boolean {
    return this.anchored.some((drawing) => drawing.covers(letters));
  }

  /** A check box of an old form: its own state, else its default (17.16.7). */
  checkBox(tag: string): void {
    this.text += isOn(tag, "val") ? "☒" : "☐";
  }
}

const FROM_LEFT = new Set(["left", "start", "both", "distribute"]);

/** The text that an element of a run stands for, such as a tab; "" for any other element. */
export const lettersOfMark = (name: string, tag: string): string =>
  MARKS[name] ?? (name === "sym" ? symbol(tag) : "");

const MARKS: { [name: string]: string } = { tab: "\t", br: "\n", cr: "\n", noBreakHyphen: "-", ptab: "\t" };

/** A character of a symbol font (17.3.3.30). */
function symbol(tag: string): string {
  const point = Number.parseInt(attribute(tag, "char") ?? "", 16);
  const known = symbolOf(attribute(tag, "font") ?? "", point);
  if (known) return known;
  const isText = point >= 0x20 && point < 0xd800;
  return isText ? String.fromCodePoint(point) : "�";
}
