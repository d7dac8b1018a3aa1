import { BUDGET, LIMITS } from "#app/core/document/limits.ts";
import { refuseTooLarge } from "#app/core/document/refusals.ts";
import { withLineFeeds } from "../line-ends.ts";
import type { OfficePackage } from "../zip/package.ts";

/** The table of texts that cells refer to (ECMA-376 part 1, 18.4), without phonetic guides. */
export async function readSharedStrings(source: OfficePackage, part: string): Promise<string[]> {
  const strings: string[] = [];
  let total = 0;
  const text = new StringItem();
  await source.read(part, {
    open(name) {
      if (name === "si") text.begin();
      else text.open(name);
    },
    close(name) {
      text.close(name);
      if (name !== "si") return;
      const string = withLineFeeds(text.value());
      total += string.length;
      if (total > LIMITS.sharedCharacters || strings.length >= BUDGET.cells)
        throw refuseTooLarge("sharedCharacters");
      strings.push(string);
    },
    text: (value) => text.text(value),
  });
  return strings;
}

/** Text in runs (`si`, `is`): the `t` elements, less those of a phonetic guide (`rPh`). */
export class StringItem {
  #value = "";
  #inText = false;
  #inGuide = false;

  begin(): void {
    this.#value = "";
  }

  open(name: string): void {
    if (name === "rPh") this.#inGuide = true;
    else if (name === "t") this.#inText = true;
  }

  close(name: string): void {
    if (name === "rPh") this.#inGuide = false;
    else if (name === "t") this.#inText = false;
  }

  text(value: string): void {
    if (this.#inText && !this.#inGuide && this.#value.length <= LIMITS.sharedCharacters) this.#value += value;
  }

  /** Control characters are written as `_x000D_` (18.4.12, ST_Xstring). */
  value(): string {
    return this.#value.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
}
