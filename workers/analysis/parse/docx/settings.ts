import { attribute, isOn } from "#app/base/xml/attribute.ts";
import type { OfficePackage } from "../zip/package.ts";

/** What a document's settings (ECMA-376 part 1, 17.15.1) say about what is shown. */
export type Settings = {
  /** The page color that it names is shown. */
  hasBackground: boolean;
  /** Even pages have headers and footers of their own. */
  hasEvenPages: boolean;
};

export async function readDocxSettings(source: OfficePackage, part: string): Promise<Settings> {
  const settings: Settings = { hasBackground: false, hasEvenPages: false };
  await source.read(part, {
    open(name, tag) {
      if (name === "displayBackgroundShape") settings.hasBackground = isOn(tag, "val");
      else if (name === "evenAndOddHeaders") settings.hasEvenPages = isOn(tag, "val");
    },
    close() {},
  });
  return settings;
}

/** Finds which headers and footers the document's sections show, by their relationships (17.10). */
export class ShownHeaders {
  readonly #shown = new Set<string>();
  /** Those of the section so far, by element and type; a section that names none inherits the previous one's. */
  readonly #named = new Map<string, string>();
  readonly #settings: Settings;
  #hasFirstPage = false;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Takes an element of a section's properties. */
  property(name: string, tag: string): void {
    if (name === "titlePg") this.#hasFirstPage = isOn(tag, "val");
    else if (name === "headerReference" || name === "footerReference")
      this.#named.set(`${name}/${attribute(tag, "type") ?? "default"}`, attribute(tag, "id") ?? "");
  }

  endSection(): void {
    for (const [of, id] of this.#named) {
      const isFirst = of.endsWith("/first");
      const isEven = of.endsWith("/even");
      if (isFirst ? this.#hasFirstPage : !isEven || this.#settings.hasEvenPages) this.#shown.add(id);
    }
    this.#hasFirstPage = false;
  }

  /** @param id of the relationship to the part */
  has = (id: string): boolean => this.#shown.has(id);
}
