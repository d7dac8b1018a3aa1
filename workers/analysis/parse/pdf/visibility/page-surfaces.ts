/** A matrix as a PDF writes it: a, b, c, d, e, f (ISO 32000-1, 8.3.4). */
export type Matrix = ArrayLike<number>;

/** A rectangle in the page's own units. */
export type Box = { left: number; bottom: number; right: number; top: number };

/** Red, green and blue from 0 to 1; null for a pattern, or a color that the file defines itself. */
export type Paint = readonly [number, number, number] | null;

/** A painted area; `isExact` if it fills its box. */
type Surface = { box: Box; color: Paint; isExact: boolean };

/** Beyond this many, the whole page counts as painted, and what is below is no longer tracked. */
const MOST = 2_000;
const EVERYWHERE: Box = { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity };

/** Most corners of a path to keep; a rectangle has four, and may return to its start. */
const MOST_CORNERS = 5;
/** Most rectangles of a path to keep. */
const MOST_RECTANGLES = 200;

/** A path being drawn: its box, and its rectangles if it consists of nothing else. */
export class OpenPath {
  box: Box | null = null;
  #rectangles: Box[] = [];
  /** The windings of the parts: those of the opposite winding cut holes into the others. */
  #turns = new Set<number>();
  #corners: [number, number][] = [];
  #hasOther = false;

  rectangle(ctm: Matrix, [x = 0, y = 0, width = 0, height = 0]: readonly number[]): void {
    this.#endPart();
    const corners = [x, y, x + width, y, x + width, y + height, x, y + height];
    this.#add(ctm, corners);
    for (let at = 0; at < corners.length; at += 2)
      this.#corners.push(pointOf(ctm, corners[at] ?? 0, corners[at + 1] ?? 0));
    this.#endPart();
  }

  /** @param isFirst whether this begins a new part */
  line(ctm: Matrix, [x = 0, y = 0]: readonly number[], isFirst: boolean): void {
    if (isFirst) this.#endPart();
    this.#add(ctm, [x, y]);
    if (this.#corners.length <= MOST_CORNERS) this.#corners.push(pointOf(ctm, x, y));
  }

  curve(ctm: Matrix, points: readonly number[]): void {
    this.#add(ctm, points);
    this.#hasOther = true;
  }

  /** Whether it fills its box. */
  get isExact(): boolean {
    return this.rectangles(false).length === 1 && this.#turns.size === 1;
  }

  /** What it fills, if that is only rectangles. @param isEvenOdd whether overlaps of two are left empty */
  rectangles(isEvenOdd: boolean): readonly Box[] {
    this.#endPart();
    const isPlain =
      !this.#hasOther && (this.#rectangles.length === 1 || (!isEvenOdd && this.#turns.size === 1));
    return isPlain ? this.#rectangles : [];
  }

  #endPart(): void {
    const corners = this.#corners;
    this.#corners = [];
    // A single point, as after a rectangle, draws nothing.
    if (corners.length < 2) return;
    const turn = turnOf(corners);
    if (turn === 0 || this.#rectangles.length >= MOST_RECTANGLES) this.#hasOther = true;
    else this.#rectangles.push(boxAround(corners));
    this.#turns.add(turn);
  }

  #add(ctm: Matrix, points: readonly number[]): void {
    this.box = joined(this.box, boxOf(ctm, points));
  }
}

/** The winding of an upright rectangle; 0 for any other shape. */
function turnOf(corners: readonly [number, number][]): number {
  const [first, ...others] = corners;
  const last = others.at(-1);
  const isBack = first && last && Math.hypot(first[0] - last[0], first[1] - last[1]) < CLOSE;
  const four = isBack ? corners.slice(0, -1) : corners;
  if (four.length !== 4) return 0;
  const sides = four.map(([x, y], at) => {
    const [toX, toY] = four[(at + 1) % 4] ?? [x, y];
    return [toX - x, toY - y] as const;
  });
  const isFlat = (at: number) => Math.abs(sides[at]?.[1] ?? 1) < CLOSE;
  const isSteep = (at: number) => Math.abs(sides[at]?.[0] ?? 1) < CLOSE;
  const isUprightOne =
    (isFlat(0) && isSteep(1) && isFlat(2) && isSteep(3)) ||
    (isSteep(0) && isFlat(1) && isSteep(2) && isFlat(3));
  if (!isUprightOne) return 0;
  const [ax = 0, ay = 0] = sides[0] ?? [];
  const [bx = 0, by = 0] = sides[1] ?? [];
  return Math.sign(ax * by - ay * bx);
}

/** Points on the page; closer positions are equal. */
const CLOSE = 0.01;

/** What a page shows besides its text, in painting order. */
export class PageSurfaces {
  readonly #painted: Surface[] = [];
  readonly #pictures: Box[] = [];
  /** The surfaces that hide everything below them, and whether each is a picture. */
  readonly #covers: { box: Box; isPicture: boolean }[] = [];

  /** How many covers there are so far. */
  get covers(): number {
    return this.#covers.length;
  }

  get size(): number {
    return this.#painted.length + this.#pictures.length;
  }

  paint(surface: Surface): void {
    addTo(this.#painted, surface, { box: EVERYWHERE, color: null, isExact: false });
  }

  /** A shading fills everything inside the clip. */
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

  /** Whether letters of a color are invisible on their background; paper is white. */
  isLost(color: Paint, x: number, y: number): boolean {
    if (color === null || this.hasPictureAt(x, y)) return false;
    const below = this.#painted.filter(({ box }) => isIn(box, x, y, 1));
    if (isSame(color, WHITE_INK))
      return below.every((one) => one.color !== null && isSame(one.color, WHITE_INK));
    const top = below.at(-1);
    return top?.isExact === true && top.color !== null && isSame(color, top.color);
  }

  /**
   * What hides a text piece that was drawn after `since` covers: a picture, another surface, or nothing.
   * @param piece its start, width and height, and its direction as a unit vector
   */
  coverOf(piece: PlacedText, since: number) {
    const { x, y, width, size, direction } = piece;
    const [cos, sin] = direction;
    const at = (along: number, up: number) =>
      [x + along * cos - up * sin, y + along * sin + up * cos] as const;
    const [fromX, fromY] = at(0.1 * width, 0.1 * size);
    const [toX, toY] = at(0.9 * width, 0.5 * size);
    const found = this.#covers.find(
      ({ box }, index) => index >= since && isIn(box, fromX, fromY, 0) && isIn(box, toX, toY, 0),
    );
    return found ? (found.isPicture ? "picture" : "surface") : null;
  }
}

type PlacedText = {
  x: number;
  y: number;
  width: number;
  size: number;
  direction: readonly [number, number];
};

export const WHITE_INK = [1, 1, 1] as const;

/** How much each component may differ for letters to be invisible on their background. */
const INDISTINCT = 0.05;

const isSame = (one: Exclude<Paint, null>, other: Exclude<Paint, null>): boolean =>
  one.every((part, at) => Math.abs(part - (other[at] ?? 0)) <= INDISTINCT);

const isIn = ({ left, bottom, right, top }: Box, x: number, y: number, margin: number): boolean =>
  x >= left - margin && x <= right + margin && y >= bottom - margin && y <= top + margin;

function addTo<One>(list: One[], one: One, rest: One): void {
  if (list.length < MOST) list.push(one);
  else if (list.length === MOST) list.push(rest);
}

/** Rotated by nothing or a half turn. */
export const isUpright = ({ 1: b = 0, 2: c = 0 }: Matrix): boolean =>
  Math.abs(b) < 1e-6 && Math.abs(c) < 1e-6;

export function pointOf(m: Matrix, x: number, y: number): [number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(m);
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Rotated by any number of quarter turns, so that a rectangle stays one. */
export const isSquare = (m: Matrix): boolean =>
  isUpright(m) || (Math.abs(m[0] ?? 1) < 1e-6 && Math.abs(m[3] ?? 1) < 1e-6);

/** The box around points, given as alternating x and y. */
export function boxOf(ctm: Matrix, points: readonly number[]): Box {
  const placed: [number, number][] = [];
  for (let at = 0; at + 1 < points.length; at += 2)
    placed.push(pointOf(ctm, points[at] ?? 0, points[at + 1] ?? 0));
  return boxAround(placed);
}

function boxAround(points: readonly [number, number][]): Box {
  let box: Box = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  for (const [x, y] of points) box = joined(box, { left: x, bottom: y, right: x, top: y });
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

/** The intersection of two boxes; its sides may be reversed if it is empty. */
export const shared = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  bottom: Math.max(a.bottom, b.bottom),
  right: Math.min(a.right, b.right),
  top: Math.min(a.top, b.top),
});
