import { attribute } from "#app/base/xml/attribute.ts";
import { cellVisibilityOf } from "../sheets/cell-colors.ts";
import { type CellRange, EVERYWHERE, isWithin, rangesOf } from "../sheets/cell-ranges.ts";
import { compares } from "../sheets/replacement-text.ts";
import type { ChangedStyle } from "./cell-styles.ts";

/** A cell's value as rules compare it. */
type RuleValue = { value: number | string; isError: boolean };

/** Whether a rule holds for a filled cell; null if unknown. */
type Condition = (cell: RuleValue) => boolean | null;
type Rule = { ranges: CellRange[]; priority: number; holds: Condition; change: ChangedStyle };

/** Whether such a change could hide a cell. */
export const mayHide = ({ format, font = "000000", fill = "none", isStruck }: ChangedStyle): boolean =>
  format !== undefined || isStruck || cellVisibilityOf({ font, fill, size: null }) !== "seen";

/** How many ranges are checked per cell; beyond that, the result is unknown. */
const MOST_RANGES = 500;

const UNKNOWN: ChangedStyle = { format: null, font: null, fill: null };

/** The conditional formats of a sheet (ECMA-376 part 1, 18.3.1.18) as they stream by. */
export class ConditionalFormats {
  readonly #changes: readonly ChangedStyle[];
  #rules: Rule[] = [];
  #count = 0;
  #ranges: CellRange[] = [];
  #ownCell = "";
  #rule = "";
  #formulas: string[] = [];
  #inFormula = false;

  /** @param changes of the workbook, by their index */
  constructor(changes: readonly ChangedStyle[]) {
    this.#changes = changes;
  }

  open(name: string, tag: string): void {
    if (name === "conditionalFormatting") {
      const cells = attribute(tag, "sqref") ?? "";
      this.#ranges = rangesOf(cells);
      this.#ownCell = /^[A-Z]+\d+/.exec(cells)?.[0] ?? "";
    } else if (name === "cfRule") [this.#rule, this.#formulas] = [tag, []];
    else if (name === "formula") {
      this.#inFormula = this.#formulas.length < 2;
      if (this.#inFormula) this.#formulas.push("");
    }
  }

  close(name: string): void {
    if (name === "formula") this.#inFormula = false;
    else if (name === "cfRule") this.#add();
    else if (name === "conditionalFormatting") this.#ranges = [];
  }

  text(value: string): void {
    const formula = this.#formulas.at(-1) ?? "";
    if (this.#inFormula && formula.length < LONGEST) this.#formulas.splice(-1, 1, formula + value);
  }

  /** What they change in a filled cell, each part by the first rule that does; null where unknown. */
  changeOf(row: number, column: number, cell: RuleValue): ChangedStyle {
    let change: ChangedStyle = {};
    for (const rule of this.#rules) {
      if (!isWithin(rule.ranges, row, column)) continue;
      const holds = rule.holds(cell);
      if (holds === false) continue;
      const unknown = Object.fromEntries(Object.keys(rule.change).map((part) => [part, null]));
      change = { ...(holds ? rule.change : unknown), ...change };
    }
    return change;
  }

  /** How many ranges are checked per cell. */
  get size(): number {
    return this.#count;
  }

  #add(): void {
    const type = attribute(this.#rule, "type") ?? "";
    const id = attribute(this.#rule, "dxfId");
    const change = COLORING.has(type) ? { fill: null } : this.#changes[id === null ? -1 : Number(id)];
    if (!change || this.#ranges.length === 0 || this.#count > MOST_RANGES) return;
    this.#count += this.#ranges.length;
    const priority = Number(attribute(this.#rule, "priority") ?? 0);
    const holds = conditionOf(type, this.#rule, this.#formulas, this.#ownCell);
    this.#rules.push({ ranges: this.#ranges, priority, holds, change });
    if (this.#count <= MOST_RANGES) this.#rules.sort((a, b) => a.priority - b.priority);
    else this.#rules = [{ ranges: [EVERYWHERE], priority: 0, holds: () => null, change: UNKNOWN }];
  }
}

/** Characters of a formula; longer ones are not understood anyway. */
const LONGEST = 200;

/** Rules that fill cells by themselves. */
const COLORING = new Set(["colorScale", "dataBar"]);

function conditionOf(type: string, rule: string, formulas: string[], ownCell: string): Condition {
  const [first = "", second = ""] = formulas.map((formula) => formula.trim());
  const text = (attribute(rule, "text") ?? "").toLowerCase();
  const lower = ({ value }: RuleValue) => String(value).toLowerCase();
  switch (type) {
    case "containsErrors":
      return ({ isError }) => isError;
    case "notContainsErrors":
      return ({ isError }) => !isError;
    case "containsBlanks":
      return () => false;
    case "notContainsBlanks":
      return () => true;
    case "containsText":
      return (cell) => lower(cell).includes(text);
    case "notContainsText":
      return (cell) => !lower(cell).includes(text);
    case "beginsWith":
      return (cell) => lower(cell).startsWith(text);
    case "endsWith":
      return (cell) => lower(cell).endsWith(text);
    case "cellIs":
      return comparison(attribute(rule, "operator") ?? "", [first, second].map(constantOf));
    case "expression":
      return expression(first, ownCell);
    default:
      return () => null;
  }
}

const OPERATORS: { [name: string]: string } = {
  equal: "=",
  notEqual: "<>",
  lessThan: "<",
  lessThanOrEqual: "<=",
  greaterThan: ">",
  greaterThanOrEqual: ">=",
};

/** A number or a quoted text; null for a formula to be evaluated. */
function constantOf(formula: string): number | string | null {
  const quoted = /^"([^"]*)"$/.exec(formula)?.[1];
  if (quoted !== undefined) return quoted.toLowerCase();
  return formula !== "" && Number.isFinite(Number(formula)) ? Number(formula) : null;
}

/** Numbers are only compared with numbers, and texts only for equality. */
function comparison(operator: string, [from = null, to = null]: (number | string | null)[]): Condition {
  return ({ value, isError }) => {
    if (isError || from === null) return null;
    if (operator === "between" || operator === "notBetween") {
      if (typeof value !== "number" || typeof from !== "number" || typeof to !== "number") return null;
      return (value >= from && value <= to) === (operator === "between");
    }
    const sign = OPERATORS[operator] ?? "";
    if (typeof value === "number" && typeof from === "number") return compares(value, sign, from);
    if (sign !== "=" && sign !== "<>") return null;
    return (String(value).toLowerCase() === from) === (sign === "=");
  };
}

/** Formulas that always hold, and those that hold for any filled cell without an error, here called "#". */
const ALWAYS = /^(?:TRUE(?:\(\))?|[1-9]\d*|(\d+)=\1|NOT\(FALSE(?:\(\))?\)|(?:ROW|COLUMN)\(\)>=?[01])$/;
const OF_FILLED = /^(?:NOT\((?:ISERROR|ISERR|ISNA|ISBLANK)\(#\)\)|LEN\((?:#|TRIM\(#\))\)>0|#<>"")$/;

function expression(formula: string, ownCell: string): Condition {
  const plain = formula.toUpperCase().replace(/[\s$]|^=/g, "");
  const own = ownCell === "" ? plain : plain.replace(new RegExp(`\\b${ownCell}\\b`, "g"), "#");
  if (ALWAYS.test(own)) return () => true;
  if (OF_FILLED.test(own)) return ({ isError }) => (isError ? null : true);
  if (own === "ISTEXT(#)") return ({ value, isError }) => !isError && typeof value === "string";
  if (own === "ISNUMBER(#)") return ({ value, isError }) => !isError && typeof value === "number";
  return () => null;
}
