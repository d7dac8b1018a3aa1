import { attribute, isOn } from "#app/base/xml/attribute.ts";
import type { OfficePackage } from "../zip/package.ts";

/** What a document's settings (ECMA-376 part 1, 17.15.1) say of what is shown of it. */
export type Settings = {
  /** The color that it names for its pages is painted. */
  hasBackground: boolean;
  /** Pages on the left have headers and footers of their own. */
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

/** Which headers and footers the sections of a document show, by their relationships (17.10). */
export class ShownHeaders {
  readonly #shown = new Set<string>();
  /** Of the section so far, by element and type; one that names none has those of the section before. */
  readonly #named = new Map<string, string>();
  readonly #settings: Settings;
  #hasFirstPage = false;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Takes what stands in a section's properties. */
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

  /** @param id of the relationship that names the part */
  has = (id: string): boolean => this.#shown.has(id);
}
