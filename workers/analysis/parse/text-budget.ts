import { KEPT } from "#app/core/document/limits.ts";
import type { Cut } from "#app/core/document/parsed-document.ts";

/** Counts the text kept of a document, and cuts off the excess. */
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

  /** Takes texts of this total length (UTF-16 code units) if there is room for all; false changes nothing. */
  takeWhole(length: number): boolean {
    if (this.#kept + length > KEPT.characters) return false;
    this.#found += length;
    this.#kept += length;
    return true;
  }

  /** Counts text of this length (UTF-16 code units) that is not kept. */
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
