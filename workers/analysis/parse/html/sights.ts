import { refuse } from "#app/core/document/refusals.ts";
import type { ParseBudget } from "../budget.ts";
import { type HtmlSight, PLAIN_SIGHT } from "./html-sight.ts";

/** Most nested elements that each change how text looks. */
const DEEPEST = 300;

/** An open element that changes how its text looks; `within` counts open ones of the same name inside. */
type Looking = { name: string; sight: HtmlSight; within: number };

/** How text looks at one place of a page: the open elements that change that. */
export class Sights {
  readonly #budget: ParseBudget;
  readonly #open: Looking[] = [];

  constructor(budget: ParseBudget) {
    this.#budget = budget;
  }

  get now(): HtmlSight {
    return this.#open.at(-1)?.sight ?? PLAIN_SIGHT;
  }

  /** How many there are, to come back to. */
  get depth(): number {
    return this.#open.length;
  }

  /** @throws RefusedDocument when they are nested too deeply */
  open(name: string, sight: HtmlSight): void {
    if (sight !== this.now) {
      if (this.#open.length >= DEEPEST) throw refuse("damaged", "HtmlDepth");
      this.#open.push({ name, sight, within: 0 });
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

  #last(name: string): Looking | undefined {
    this.#budget.step(this.#open.length);
    return this.#open.findLast((one) => one.name === name);
  }
}
