import { refuse } from "#app/core/document/refusals.ts";
import type { ParseBudget } from "../budget.ts";
import { type ComputedStyle, DEFAULT_STYLE } from "./computed-style.ts";

/** Most nested elements that each change how text looks. */
const DEEPEST = 300;

/** An open element that changes how its text looks; `within` counts open ones of the same name inside. */
type OpenElement = { name: string; style: ComputedStyle; within: number };

/** How text looks at one place of a page: the open elements that change that. */
export class StyleStack {
  readonly #budget: ParseBudget;
  readonly #open: OpenElement[] = [];

  constructor(budget: ParseBudget) {
    this.#budget = budget;
  }

  get now(): ComputedStyle {
    return this.#open.at(-1)?.style ?? DEFAULT_STYLE;
  }

  /** How many there are, to come back to. */
  get depth(): number {
    return this.#open.length;
  }

  /** @throws RefusedDocument when they are nested too deeply */
  open(name: string, style: ComputedStyle): void {
    if (style !== this.now) {
      if (this.#open.length >= DEEPEST) throw refuse("damaged", "HtmlDepth");
      this.#open.push({ name, style, within: 0 });
    } else {
      const one = this.#last(name);
      if (one) one.within++;
    }
  }

  /** @param depth elements further out stay open */
  close(name: string, depth: number): void {
    const one = this.#last(name);
    if (!one) return;
    const at = this.#open.indexOf(one);
    if (at < depth) return;
    if (one.within > 0) one.within--;
    else this.#open.length = at;
  }

  backTo(depth: number): void {
    if (this.#open.length > depth) this.#open.length = depth;
  }

  #last(name: string): OpenElement | undefined {
    this.#budget.step(this.#open.length);
    return this.#open.findLast((one) => one.name === name);
  }
}
