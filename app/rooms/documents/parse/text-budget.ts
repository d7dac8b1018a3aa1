import { KEPT } from "./limits.ts";
import type { Cut } from "./parsed-document.ts";

/** Counts the text that a document keeps, and cuts what goes beyond. */
export class TextBudget {
  #found = 0;

  /** The text as far as it fits; "" when nothing more does. */
  take(text: string): string {
    const room = Math.max(0, KEPT.characters - this.#found);
    this.#found += text.length;
    return text.length <= room ? text : text.slice(0, room);
  }

  get full(): boolean {
    return this.#found >= KEPT.characters;
  }

  cut(): Cut[] {
    const { characters } = KEPT;
    return this.#found > characters ? [{ what: "characters", kept: characters, found: this.#found }] : [];
  }
}
