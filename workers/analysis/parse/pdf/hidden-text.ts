/*
 * What PDF.js does not tell of a page's text: whether a reader sees it. It calls these where scripts/bounded-pdf.ts has
 * built them in, with the page's evaluator, the state of its text and the instruction at hand.
 */

/** Why a reader does not see a piece of text. `over-picture`: drawn invisibly where a picture is, as scanning programs do. */
export type Hidden = "invisible" | "over-picture" | "white" | null;

type Matrix = ArrayLike<number>;
type State = {
  ctm: Matrix;
  textMatrix: Matrix;
  renderingMode?: number;
  isWhite?: boolean;
  isTransparent?: boolean;
};
/** Rectangles in the page's own units. */
type Box = { left: number; bottom: number; right: number; top: number };
type Page = { path: Box | null; painted: Box[]; pictures: Box[] };
type Names = { [operator: string]: number };
type Dictionary = { get(name: string): unknown };

const pages = new WeakMap<object, Page>();

/** Beyond so many painted surfaces, all of the page counts as painted. */
const MOST_SURFACES = 2_000;
const EVERYWHERE: Box = { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity };

function pageOf(evaluator: object): Page {
  const page = pages.get(evaluator) ?? { path: null, painted: [], pictures: [] };
  pages.set(evaluator, page);
  return page;
}

/** Follows what decides on the sight of text: its mode and color, and what is painted below it. */
export function look(
  evaluator: object,
  state: State,
  operator: number,
  args: readonly unknown[] | null,
  names: Names,
  resources: Dictionary,
): void {
  const numbers = (args ?? []).filter((one) => typeof one === "number");
  if (operator === names.setTextRenderingMode) state.renderingMode = numbers[0] ?? 0;
  else if (operator === names.setGState) state.isTransparent = isTransparent(args?.[0], resources);
  else if (COLORS.some((name) => operator === names[name])) state.isWhite = isWhite(numbers);
  else if (operator === names.setFillColorSpace) state.isWhite = false;
  else lookAtPath(pageOf(evaluator), state, operator, numbers, names);
}

const COLORS = ["setFillGray", "setFillRGBColor", "setFillCMYKColor", "setFillColor", "setFillColorN"];
const FILLS = ["fill", "eoFill", "fillStroke", "eoFillStroke", "closeFillStroke", "closeEOFillStroke"];
const ENDS = ["stroke", "closeStroke", "endPath"];
const POINTS = ["moveTo", "lineTo", "curveTo", "curveTo2", "curveTo3"];

function lookAtPath(page: Page, state: State, operator: number, numbers: number[], names: Names): void {
  const is = (among: readonly string[]) => among.some((name) => operator === names[name]);
  if (operator === names.rectangle) {
    const [x = 0, y = 0, width = 0, height = 0] = numbers;
    page.path = joined(
      page.path,
      boxOf(state.ctm, [x, y, x + width, y, x, y + height, x + width, y + height]),
    );
  } else if (is(POINTS)) page.path = joined(page.path, boxOf(state.ctm, numbers));
  else if (is(FILLS)) {
    if (page.path && !state.isWhite) add(page.painted, page.path);
    page.path = null;
  } else if (is(ENDS)) page.path = null;
  else if (operator === names.shadingFill) add(page.painted, EVERYWHERE);
  else if (operator === names.endInlineImage) pictured(page, state, page);
}

/** A picture was drawn: always as the square of one unit. */
export function pictured(evaluator: object, { ctm }: Pick<State, "ctm">, page = pageOf(evaluator)): void {
  add(page.pictures, boxOf(ctm, [0, 0, 1, 0, 0, 1, 1, 1]));
}

/** Why what is written now is not seen, or null. */
export function hiding(evaluator: object, state: State): Hidden {
  const isInvisible = state.renderingMode === 3 || state.renderingMode === 7 || state.isTransparent === true;
  if (!isInvisible && !state.isWhite) return null;
  const page = pageOf(evaluator);
  const [x, y] = pointOf(state.ctm, state.textMatrix[4] ?? 0, state.textMatrix[5] ?? 0);
  const isOn = (boxes: readonly Box[]) =>
    boxes.some(
      ({ left, bottom, right, top }) => x >= left - 1 && x <= right + 1 && y >= bottom - 1 && y <= top + 1,
    );
  if (isInvisible) return isOn(page.pictures) ? "over-picture" : "invisible";
  return isOn(page.painted) || isOn(page.pictures) ? null : "white";
}

/** Of one number (gray), three (red, green, blue) or four (inks). */
function isWhite(numbers: readonly number[]): boolean {
  if (numbers.length === 4) return numbers.every((ink) => ink <= 0.04);
  return (numbers.length === 1 || numbers.length === 3) && numbers.every((light) => light >= 0.96);
}

function isTransparent(name: unknown, resources: Dictionary): boolean {
  if (typeof name !== "object" || name === null || !("name" in name)) return false;
  const states = resources.get("ExtGState");
  const state = isDictionary(states) ? states.get(String(name.name)) : null;
  return isDictionary(state) && Number(state.get("ca") ?? 1) <= 0.02;
}

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === "object" && value !== null && "get" in value && typeof value.get === "function";

function pointOf(m: Matrix, x: number, y: number): [number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(m);
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The box around points, given as x and y in turns. */
function boxOf(ctm: Matrix, points: readonly number[]): Box {
  let box: Box = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x, y] = pointOf(ctm, points[at] ?? 0, points[at + 1] ?? 0);
    box = joined(box, { left: x, bottom: y, right: x, top: y });
  }
  return box;
}

const joined = (a: Box | null, b: Box): Box =>
  a
    ? {
        left: Math.min(a.left, b.left),
        bottom: Math.min(a.bottom, b.bottom),
        right: Math.max(a.right, b.right),
        top: Math.max(a.top, b.top),
      }
    : b;

function add(boxes: Box[], box: Box): void {
  if (boxes.length < MOST_SURFACES) boxes.push(box);
  else if (boxes.length === MOST_SURFACES) boxes.push(EVERYWHERE);
}
