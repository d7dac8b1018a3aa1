/** A dictionary of the file, as PDF.js reads it. */
export type Dictionary = { get(name: string): unknown; getKeys?(): string[]; objId?: string };

/** What PDF.js's evaluator knows about the file; `root` is the catalog. */
export type Evaluator = { xref?: { root?: unknown } };

export const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === "object" && value !== null && "get" in value && typeof value.get === "function";

export const nameOf = (value: unknown): string | null =>
  typeof value === "object" && value !== null && "name" in value ? String(value.name) : null;

/** The layers that a viewer shows when the file is opened (ISO 32000-1, 8.11.4.3). */
type Shown = { isBase: boolean; others: ReadonlySet<string> };
const shownOf = new WeakMap<object, Shown>();

/** A layer is named by its object, in arrays as a reference ("12R") that PDF.js writes like its `objId`. */
const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((one: unknown) => String(one)) : [];

function shownLayers({ xref }: Evaluator): Shown {
  const catalog = xref?.root;
  if (!isDictionary(catalog)) return { isBase: true, others: new Set() };
  const known = shownOf.get(catalog);
  if (known) return known;
  const properties = catalog.get("OCProperties");
  const first = isDictionary(properties) ? properties.get("D") : null;
  const isBase = !(isDictionary(first) && nameOf(first.get("BaseState")) === "OFF");
  const others = new Set(isDictionary(first) ? idsIn(first.get(isBase ? "OFF" : "ON")) : []);
  const shown = { isBase, others };
  shownOf.set(catalog, shown);
  return shown;
}

/** How deeply a set's expression is followed. */
const DEEPEST = 20;

/** Whether a set given as an expression (8.11.2.2), an operator with operands, is shown. */
function holds(expression: unknown, isShown: (id: string) => boolean, depth = 0): boolean {
  if (!Array.isArray(expression)) return isShown(String(expression));
  const [operator, ...about]: unknown[] = expression;
  if (depth > DEEPEST) return true;
  const one = (inner: unknown) => holds(inner, isShown, depth + 1);
  if (nameOf(operator) === "Not") return !one(about[0]);
  return nameOf(operator) === "Or" ? about.some(one) : about.every(one);
}

/**
 * Whether the content of a layer, or of a set of layers, is hidden (8.11.2).
 * @param layer the dictionary that marked content or a form names as its `OC`
 */
export function isOff(evaluator: Evaluator, layer: unknown): boolean {
  if (!isDictionary(layer)) return false;
  const { isBase, others } = shownLayers(evaluator);
  const isShown = (id: string) => isBase !== others.has(id);
  if (nameOf(layer.get("Type")) !== "OCMD") return layer.objId !== undefined && !isShown(layer.objId);
  if (Array.isArray(layer.get("VE"))) return !holds(layer.get("VE"), isShown);
  const groups = layer.get("OCGs");
  const ids = isDictionary(groups) ? [groups.objId ?? ""] : idsIn(groups);
  if (ids.length === 0) return false;
  switch (nameOf(layer.get("P"))) {
    case "AllOn":
      return !ids.every(isShown);
    case "AnyOff":
      return ids.every(isShown);
    case "AllOff":
      return ids.some(isShown);
    default:
      return !ids.some(isShown);
  }
}
