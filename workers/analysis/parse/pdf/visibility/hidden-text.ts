/*
 * What PDF.js does not tell about a page's text: whether a reader sees it. scripts/building/bounded-pdf.ts builds calls to these
 * functions into it, with the page's evaluator, its text state and the current instruction.
 */
import { isBlankFont } from "./blank-font.ts";
import { colorSpaceOf, DEVICE, type Ink, inColor, inPattern, inSpace, PLAIN_INK } from "./ink.ts";
import { type Dictionary, type Evaluator, isDictionary, isOff, nameOf } from "./optional-content.ts";
import {
  type Box,
  boxOf,
  isSquare,
  isUpright,
  type Matrix,
  OpenPath,
  PageSurfaces,
  type Paint,
  pointOf,
  shared,
} from "./page-surfaces.ts";
import { letsNothingThrough } from "./soft-mask.ts";
import { isBlankType3 } from "./type3-font.ts";

/** Why a reader does not see a piece of text. `over-picture`: drawn invisibly over or below a picture, as scanning programs do. */
export type Hidden = "invisible" | "over-picture" | "lost-color" | "covered" | null;

/** The area outside of which drawing is cut off; `isExact` if it is a rectangle. */
type Clip = { box: Box; isExact: boolean };

/** PDF.js's state, saved and restored together with what is noted in it here. */
type State = {
  ctm: Matrix;
  textMatrix: Matrix;
  textHScale?: number;
  fontSize?: number;
  renderingMode?: number;
  /** The inks for filling and for outlines. */
  fill?: Ink;
  stroke?: Ink;
  /** Under a mask, which may let nothing through. */
  isMasked?: boolean;
  isMaskedOut?: boolean;
  font?: unknown;
  /** A Type 3 font whose instructions paint nothing. */
  isBlankType3?: boolean;
  /** Inks are printed over others (8.6.7). */
  isOverprinted?: boolean;
  /** How it blends with what is below; null if it replaces it. */
  blend?: string | null;
  clip?: Clip;
  /** Within a form on a layer that is off, or in an invisible group. */
  isOff?: boolean;
  /** Within a group that lets some of what is below show through. */
  isVeiled?: boolean;
};
type Page = {
  surfaces: PageSurfaces;
  path: OpenPath;
  clips: boolean;
  /** How deeply marked content is nested, and the depth from which it belongs to a layer that is off. */
  depth: number;
  offFrom: number | null;
};
type Names = { [operator: string]: number };

const pages = new WeakMap<object, Page>();
/** The surfaces of the current document, by page index. */
const surfaces = new Map<number, PageSurfaces>();

/** Whether any page of the document has shown a picture so far, including inline pictures. */
let isPictured = false;
export const sawPictures = (): boolean => isPictured;

/** Forgets the pages of the previous document. */
export function forgetSurfaces(): void {
  surfaces.clear();
  isPictured = false;
}

/** What lies over a page's text, once all of it was read; can be taken once. */
export function takeSurfaces(pageIndex: number): PageSurfaces | null {
  const taken = surfaces.get(pageIndex) ?? null;
  surfaces.delete(pageIndex);
  return taken;
}

function pageOf(evaluator: Evaluator & { pageIndex?: number }): Page {
  const known = pages.get(evaluator);
  if (known) return known;
  const page: Page = {
    // Annotations lie over the page's own content.
    surfaces: surfaces.get(evaluator.pageIndex ?? -1) ?? new PageSurfaces(),
    path: new OpenPath(),
    clips: false,
    depth: 0,
    offFrom: null,
  };
  pages.set(evaluator, page);
  if (evaluator.pageIndex !== undefined) surfaces.set(evaluator.pageIndex, page.surfaces);
  return page;
}

/** Tracks what decides whether text is visible: its mode and color, and what is painted below and above it. */
export function look(
  evaluator: Evaluator,
  state: State,
  operator: number,
  args: readonly unknown[] | null,
  names: Names,
  resources: Dictionary,
): void {
  const numbers = (args ?? []).filter((one) => typeof one === "number");
  const page = pageOf(evaluator);
  if (operator === names.setTextRenderingMode) state.renderingMode = numbers[0] ?? 0;
  else if (operator === names.setGState) applyState(state, args?.[0], resources);
  else if (operator === names.setFont) state.isBlankType3 = isBlankType3(args?.[0], resources);
  else if (DEVICE_COLORS.some((name) => operator === names[`setFill${name}`]))
    state.fill = inColor(state.fill ?? PLAIN_INK, DEVICE, numbers);
  else if (DEVICE_COLORS.some((name) => operator === names[`setStroke${name}`]))
    state.stroke = inColor(state.stroke ?? PLAIN_INK, DEVICE, numbers);
  else if (operator === names.setFillColor || operator === names.setFillColorN)
    state.fill = colored(state.fill, args ?? [], resources);
  else if (operator === names.setStrokeColor || operator === names.setStrokeColorN)
    state.stroke = colored(state.stroke, args ?? [], resources);
  else if (operator === names.setFillColorSpace)
    state.fill = inSpace(state.fill ?? PLAIN_INK, colorSpaceOf(args?.[0], resources));
  else if (operator === names.setStrokeColorSpace)
    state.stroke = inSpace(state.stroke ?? PLAIN_INK, colorSpaceOf(args?.[0], resources));
  else if (operator === names.beginMarkedContent) page.depth += 1;
  else if (operator === names.beginMarkedContentProps) beginMarked(evaluator, page, args, resources);
  else if (operator === names.endMarkedContent) endMarked(page);
  else if (operator === names.endInlineImage) inlined(evaluator, state, args?.[0]);
  else lookAtPath(page, state, operator, numbers, names);
}

const DEVICE_COLORS = ["Gray", "RGBColor", "CMYKColor"];
const FILLS = ["fill", "eoFill", "fillStroke", "eoFillStroke", "closeFillStroke", "closeEOFillStroke"];
const EVEN_ODD = ["eoFill", "eoFillStroke", "closeEOFillStroke"];
const ENDS = ["stroke", "closeStroke", "endPath"];
const CURVES = ["curveTo", "curveTo2", "curveTo3"];

/** Ink in the color that an instruction names, which may be a pattern. */
function colored(ink = PLAIN_INK, args: readonly unknown[], resources: Dictionary): Ink {
  const numbers = args.filter((one) => typeof one === "number");
  if (nameOf(args.at(-1)) === null) return inColor(ink, ink.space, numbers);
  return inPattern(ink, args.at(-1), resources);
}

function beginMarked(
  evaluator: Evaluator,
  page: Page,
  args: readonly unknown[] | null,
  resources: Dictionary,
): void {
  const [tag, content] = args ?? [];
  if (nameOf(tag) === "OC" && page.offFrom === null) {
    const named = isDictionary(content) ? null : resources.get("Properties");
    const layer = isDictionary(named) ? named.get(nameOf(content) ?? "") : content;
    if (isOff(evaluator, layer)) page.offFrom = page.depth;
  }
  page.depth += 1;
}

function endMarked(page: Page): void {
  page.depth = Math.max(0, page.depth - 1);
  if (page.offFrom !== null && page.depth <= page.offFrom) page.offFrom = null;
}

/** A form is drawn with its own state, within its box. @param dictionary of the form */
export function formed(evaluator: Evaluator, state: State, dictionary: Dictionary): void {
  if (isOff(evaluator, dictionary.get("OC"))) state.isOff = true;
  if (dictionary.get("Group") !== undefined) asGroup(state);
  const box = dictionary.get("BBox");
  const [left, bottom, right, top] = Array.isArray(box) ? box : [];
  const corners = [left, bottom, right, bottom, left, top, right, top];
  if (corners.every((one): one is number => typeof one === "number"))
    clipTo(state, { box: boxOf(state.ctm, corners), isExact: isSquare(state.ctm) });
}

/** A group blends with the page as a whole (11.6.6), whatever is set within it. */
function asGroup(state: State): void {
  const { fill = PLAIN_INK } = state;
  if (fill.opacity < FAINT || state.isMaskedOut) state.isOff = true;
  state.isVeiled ||= !isOpaque(state);
}

/** The flags "hidden" and "no view" (12.5.3). */
const UNSEEN = 0x02 | 0x20;

/** An annotation is drawn like a form. @param entries its own, not the form's */
export function put(evaluator: Evaluator, state: State, entries: Dictionary): void {
  const flags = entries.get("F");
  const isUnseen = typeof flags === "number" && (flags & UNSEEN) !== 0;
  if (isUnseen || isOff(evaluator, entries.get("OC"))) state.isOff = true;
}

function lookAtPath(page: Page, state: State, operator: number, numbers: number[], names: Names): void {
  const is = (among: readonly string[]) => among.some((name) => operator === names[name]);
  if (operator === names.rectangle) page.path.rectangle(state.ctm, numbers);
  else if (operator === names.moveTo || operator === names.lineTo)
    page.path.line(state.ctm, numbers, operator === names.moveTo);
  else if (is(CURVES)) page.path.curve(state.ctm, numbers);
  else if (operator === names.clip || operator === names.eoClip) page.clips = true;
  else if (is(FILLS)) {
    fill(
      page,
      state,
      EVEN_ODD.some((name) => operator === names[name]),
    );
    endPath(page, state);
  } else if (is(ENDS)) endPath(page, state);
  else if (operator === names.shadingFill) page.surfaces.shade();
}

const isShownOn = (page: Page, state: State): boolean => page.offFrom === null && !state.isOff;
const isOpaque = ({ fill = PLAIN_INK, blend, isMasked, isVeiled, isOverprinted }: State): boolean =>
  fill.opacity >= 0.98 && !blend && !isMasked && !isVeiled && !isOverprinted;

function fill(page: Page, state: State, isEvenOdd: boolean): void {
  const { box, isExact } = page.path;
  const { fill: ink = PLAIN_INK } = state;
  if (!box || !isShownOn(page, state) || leavesNoMark(state, ink)) return;
  const { color, isPattern } = ink;
  page.surfaces.paint({ box, color, isExact: isExact && isOpaque(state) });
  if (color || !isPattern) for (const one of page.path.rectangles(isEvenOdd)) cover(page, state, one, false);
}

/** Hides what is below, except where it is itself cut off. */
function cover(page: Page, state: State, box: Box, isPicture: boolean): void {
  if (!isOpaque(state) || state.clip?.isExact === false) return;
  page.surfaces.cover(state.clip ? shared(box, state.clip.box) : box, isPicture);
}

function endPath(page: Page, state: State): void {
  const { box, isExact } = page.path;
  if (page.clips) clipTo(state, { box: box ?? NOWHERE, isExact });
  page.clips = false;
  page.path = new OpenPath();
}

/** Clips what is drawn from now on, in addition to the current clip. */
function clipTo(state: State, { box, isExact }: Clip): void {
  const { clip } = state;
  state.clip = clip ? { box: shared(clip.box, box), isExact: isExact && clip.isExact } : { box, isExact };
}

const NOWHERE: Box = { left: 0, bottom: 0, right: 0, top: 0 };

/** A picture is always drawn as the unit square. */
const pictureBox = ({ ctm }: Pick<State, "ctm">): Box => boxOf(ctm, [0, 0, 1, 0, 0, 1, 1, 1]);

/** Notes a drawn picture. @param dictionary says whether it is transparent */
export function pictured(evaluator: Evaluator, state: State, dictionary: Dictionary): void {
  const page = pageOf(evaluator);
  if (!isShownOn(page, state) || isOff(evaluator, dictionary.get("OC"))) return;
  const box = pictureBox(state);
  page.surfaces.picture(box);
  const isSolid = ["SMask", "Mask", "ImageMask", "IM", "SMaskInData"].every((name) => !dictionary.get(name));
  if (isSolid && isSquare(state.ctm)) cover(page, state, box, true);
}

/** Notes a drawn inline picture. @param image as PDF.js extracts it */
function inlined(evaluator: Evaluator, state: State, image: unknown): void {
  isPictured = true;
  const holder = typeof image === "object" && image !== null && "dict" in image ? image.dict : null;
  if (isDictionary(holder)) pictured(evaluator, state, holder);
  else pageOf(evaluator).surfaces.picture(pictureBox(state));
}

/** How many surfaces `hiding` examines. */
export const surfacesSoFar = (evaluator: Evaluator): number => pageOf(evaluator).surfaces.size;

/** How many covers there are so far: later ones are painted over the current text. */
export const coversSoFar = (evaluator: Evaluator): number => pageOf(evaluator).surfaces.covers;

/** Why the current text is not visible, as far as is known by now, or null. */
export function hiding(evaluator: Evaluator, state: State): Hidden {
  const page = pageOf(evaluator);
  const [x, y] = pointOf(state.ctm, state.textMatrix[4] ?? 0, state.textMatrix[5] ?? 0);
  const inks = inksOf(state);
  const isInvisible =
    inks.every((ink) => leavesNoMark(state, ink)) || state.isBlankType3 || isBlankFont(state.font);
  if (isInvisible && page.surfaces.hasPictureAt(x, y)) return "over-picture";
  if (isInvisible || isNowhere(state, x, y) || !isShownOn(page, state)) return "invisible";
  // Blended text differs from its background, unless it leaves no mark at all.
  return !state.blend && inks.every(({ color }) => page.surfaces.isLost(color, x, y)) ? "lost-color" : null;
}

/** The inks that letters are drawn with (9.3.6); none if they only clip or are not drawn. */
function inksOf({ renderingMode = 0, fill = PLAIN_INK, stroke = PLAIN_INK }: State): Ink[] {
  return [[fill], [stroke], [fill, stroke], []][renderingMode % 4] ?? [fill];
}

/** Less opacity than this is invisible. */
const FAINT = 0.03;

function leavesNoMark({ isMaskedOut, blend }: State, { color, opacity, space }: Ink): boolean {
  return opacity < FAINT || space.isInkless || isMaskedOut === true || (!!blend && addsNothing(blend, color));
}

/** Blend modes (11.3.5) in which white, or black, changes nothing. */
const DARKENING = ["Multiply", "Darken", "ColorBurn"];
const LIGHTENING = ["Screen", "Lighten", "ColorDodge", "Difference", "Exclusion"];

function addsNothing(blend: string, color: Paint): boolean {
  if (color === null) return false;
  if (DARKENING.includes(blend)) return color.every((part) => part > 1 - FAINT);
  return LIGHTENING.includes(blend) && color.every((part) => part < FAINT);
}

/** Whether text is cut off: the clip is nearly empty, or the text begins beyond it by its own height. */
function isNowhere(
  { clip, ctm, textMatrix, textHScale = 1, fontSize = 0 }: State,
  x: number,
  y: number,
): boolean {
  if (Math.abs(textHScale) < 0.02) return true;
  if (!clip) return false;
  const { left, bottom, right, top } = clip.box;
  if (right - left < 0.5 || top - bottom < 0.5) return true;
  if (!isUpright(ctm) || !isUpright(textMatrix)) return false;
  const size = Math.abs((ctm[3] ?? 1) * (textMatrix[3] ?? 1) * fontSize);
  return y > top + size || y < bottom - size || x > right + size;
}

function applyState(state: State, name: unknown, resources: Dictionary): void {
  const states = resources.get("ExtGState");
  const own = isDictionary(states) ? states.get(nameOf(name) ?? "") : null;
  if (!isDictionary(own)) return;
  const [fill, stroke] = [own.get("ca"), own.get("CA")];
  if (typeof fill === "number") state.fill = { ...(state.fill ?? PLAIN_INK), opacity: fill };
  if (typeof stroke === "number") state.stroke = { ...(state.stroke ?? PLAIN_INK), opacity: stroke };
  const overprint = own.get("op") ?? own.get("OP");
  if (typeof overprint === "boolean") state.isOverprinted = overprint;
  const blend = own.get("BM");
  if (blend !== undefined) state.blend = blendOf(blend);
  const mask = own.get("SMask");
  if (mask === undefined) return;
  state.isMasked = nameOf(mask) !== "None";
  state.isMaskedOut = letsNothingThrough(mask);
}

/** The first known one counts, and all used here are known. */
function blendOf(written: unknown): string | null {
  const name = nameOf(Array.isArray(written) ? written[0] : written);
  return name === "Normal" || name === "Compatible" ? null : name;
}
