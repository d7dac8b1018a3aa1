import { KEPT } from "#app/core/document/limits.ts";
import type { Cut } from "#app/core/document/parsed-document.ts";

/** Counts the text that a document keeps, and cuts what goes beyond. */
export class TextBudget {
  #kept = 0;
  #found = 0;

  /** The text as far as it fits, and at most `most` of it (UTF-16 code units). */
  take(text: string, most: number = KEPT.characters): string {
    this.#found += text.length;
    const room = Math.min(most, KEPT.characters - this.#kept);
    const kept = text.length <= room ? text : text.slice(0, room);
    this.#kept += kept.length;
    return kept;
  }

  /** Takes texts of this length together (UTF-16 code units) whole, if there is room for them; false changes nothing. */
  takeWhole(length: number): boolean {
    if (this.#kept + length > KEPT.characters) return false;
    this.#found += length;
    this.#kept += length;
    return true;
  }

  /** Text of this length (UTF-16 code units) is there and is not kept. */
  pass(length: number): void {
    this.#found += length;
  }

  get full(): boolean {
    return this.#kept >= KEPT.characters;
  }

  cut(): Cut[] {
    const [kept, found] = [this.#kept, this.#found];
    return found > kept ? [{ what: "characters", kept, found }] : [];
  }
}
