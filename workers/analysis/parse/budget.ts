import { BUDGET, type BudgetName, type LimitName } from "#app/core/document/limits.ts";
import { type RefusedDocument, refuseTooLarge } from "#app/core/document/refusals.ts";

/** Steps after which a reader yields to others. */
const STEPS_A_TURN = 5_000_000;

/**
 * What one document may cost to read, whatever its format: everything that a reader decodes, keeps or scans is
 * charged here. Steps are counted, not timed, because a Worker's clock stands still while it computes.
 */
export class ParseBudget {
  /** Resolves with the refusal once something has run out: for libraries that swallow exceptions. */
  readonly refused: Promise<RefusedDocument>;
  readonly #spent: Record<BudgetName, number> = {
    bytes: 0,
    cells: 0,
    spans: 0,
    codes: 0,
    sheets: 0,
    parts: 0,
    steps: 0,
  };
  #turnEnds = STEPS_A_TURN;
  #refusal: RefusedDocument | null = null;
  #tell: (refusal: RefusedDocument) => void = () => {};

  constructor() {
    this.refused = new Promise((resolve) => {
      this.#tell = resolve;
    });
  }

  /** @throws RefusedDocument `too-large` when it has run out */
  spend(what: BudgetName, amount = 1): void {
    this.#spent[what] += amount;
    if (this.#spent[what] > BUDGET[what]) throw this.#overspent(what);
  }

  /** Counts work that takes about 10 ns each on a common machine. @throws as `spend` does */
  step(count = 1): void {
    this.#spent.steps += count;
    if (this.#spent.steps > BUDGET.steps) throw this.#overspent("steps");
  }

  /** For limits that are not used up gradually. @throws RefusedDocument always, as `check` does from then on */
  refuse(limit: LimitName): never {
    throw this.#overspent(limit);
  }

  left(what: BudgetName): number {
    return Math.max(0, BUDGET[what] - this.#spent[what]);
  }

  spentOn(what: BudgetName): number {
    return this.#spent[what];
  }

  /** @throws RefusedDocument when something ran out earlier, even if that was caught */
  check(): void {
    if (this.#refusal) throw this.#refusal;
  }

  /** Lets other work in this process run from time to time, so that one document never holds up the others. */
  async yield(): Promise<void> {
    this.check();
    if (this.#spent.steps < this.#turnEnds) return;
    this.#turnEnds = this.#spent.steps + STEPS_A_TURN;
    await nextTurn();
  }

  #overspent(what: LimitName): RefusedDocument {
    this.#refusal ??= refuseTooLarge(what);
    this.#tell(this.#refusal);
    return this.#refusal;
  }
}

/** Waits for the next turn of the event loop, not only for settled promises. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
