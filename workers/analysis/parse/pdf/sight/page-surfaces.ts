/** As a PDF writes it: a, b, c, d, e, f (ISO 32000-1, 8.3.4). */
export type Matrix = ArrayLike<number>;

/** A rectangle in the page's own units. */
export type Box = { left: number; bottom: number; right: number; top: number };

/** Red, green and blue from 0 to 1; null for a pattern, or a color that the file defines itself. */
export type Paint = readonly [number, number, number] | null;

/** What is painted: `isExact` where it fills its box, which other shapes do not. */
type Surface = { box: Box; color: Paint; isExact: boolean };

/** Beyond so many, all of the page counts as painted, and what lies below is not looked for any more. */
const MOST = 2_000;
const EVERYWHERE: Box = { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity };

/** A path while it is drawn: its box, and whether it is that box. */
export class OpenPath {
  box: Box | null = null;
  #parts = 0;
  #isRectangle = false;

  rectangle(ctm: Matrix, [x = 0, y = 0, width = 0, height = 0]: readonly number[]): void {
    this.#add(ctm, [x, y, x + width, y, x, y + height, x + width, y + height]);
    this.#isRectangle = isUpright(ctm);
  }

  points(ctm: Matrix, points: readonly number[]): void {
    this.#add(ctm, points);
    this.#isRectangle = false;
  }

  get isExact(): boolean {
    return this.#isRectangle && this.#parts === 1;
  }

  #add(ctm: Matrix, points: readonly number[]): void {
    this.#parts += 1;
    this.box = joined(this.box, boxOf(ctm, points));
  }
}

/** What a page shows besides its text, in the order in which it is painted. */
export class PageSurfaces {
  readonly #painted: Surface[] = [];
  readonly #pictures: Box[] = [];
  /** What hides all that was drawn below it, and whether it is a picture. */
  readonly #covers: { box: Box; isPicture: boolean }[] = [];

  /** How many surfaces that hide what is below them there are so far. */
  get covers(): number {
    return this.#covers.length;
  }

  get size(): number {
    return this.#painted.length + this.#pictures.length;
  }

  paint(surface: Surface): void {
    addTo(this.#painted, surface, { box: EVERYWHERE, color: null, isExact: false });
  }

  /** A shading fills whatever is not cut off. */
  shade(): void {
    this.paint({ box: EVERYWHERE, color: null, isExact: false });
  }

  picture(box: Box): void {
    addTo(this.#pictures, box, EVERYWHERE);
  }

  cover(box: Box, isPicture: boolean): void {
    if (this.#covers.length < MOST) this.#covers.push({ box, isPicture });
  }

  hasPictureAt(x: number, y: number): boolean {
    return this.#pictures.some((box) => isIn(box, x, y, 1));
  }

  /** Whether letters of a color cannot be told from what they stand on; paper is white. */
  isLost(color: Paint, x: number, y: number): boolean {
    if (color === null || this.hasPictureAt(x, y)) return false;
    const below = this.#painted.filter(({ box }) => isIn(box, x, y, 1));
    if (isSame(color, WHITE)) return below.every((one) => one.color !== null && isSame(one.color, WHITE));
    const top = below.at(-1);
    return top?.isExact === true && top.color !== null && isSame(color, top.color);
  }

  /** What hides a line of text that was drawn when there were `since` covers: a picture, another surface, or nothing. */
  coverOf(line: { x: number; y: number; width: number; size: number }, since: number) {
    const { x, y, width, size } = line;
    const [from, to] = [x + 0.1 * width, x + 0.9 * width];
    const [low, high] = [y + 0.1 * size, y + 0.5 * size];
    const found = this.#covers.find(
      ({ box }, at) => at >= since && isIn(box, from, low, 0) && isIn(box, to, high, 0),
    );
    return found ? (found.isPicture ? "picture" : "surface") : null;
  }
}

export const WHITE = [1, 1, 1] as const;

/** By so much may each part differ without the eye telling letters from ground. */
const INDISTINCT = 0.05;

const isSame = (one: Exclude<Paint, null>, other: Exclude<Paint, null>): boolean =>
  one.every((part, at) => Math.abs(part - (other[at] ?? 0)) <= INDISTINCT);

const isIn = ({ left, bottom, right, top }: Box, x: number, y: number, margin: number): boolean =>
  x >= left - margin && x <= right + margin && y >= bottom - margin && y <= top + margin;

function addTo<One>(list: One[], one: One, rest: One): void {
  if (list.length < MOST) list.push(one);
  else if (list.length === MOST) list.push(rest);
}

/** Turned by nothing or a half turn: a rectangle stays one. */
export const isUpright = ({ 1: b = 0, 2: c = 0 }: Matrix): boolean =>
  Math.abs(b) < 1e-6 && Math.abs(c) < 1e-6;

export function pointOf(m: Matrix, x: number, y: number): [number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(m);
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The box around points, given as x and y in turns. */
export function boxOf(ctm: Matrix, points: readonly number[]): Box {
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

/** What two boxes share; its sides may lie beyond each other where they share nothing. */
export const shared = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  bottom: Math.max(a.bottom, b.bottom),
  right: Math.min(a.right, b.right),
  top: Math.min(a.top, b.top),
});
