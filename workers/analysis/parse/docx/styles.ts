import { attribute, isSetOn } from "#app/base/xml/attribute.ts";
import type { OfficePackage } from "../zip/package.ts";
import { addRunProperty, isTooTight, type RunVisibility } from "./run-visibility.ts";

/** What a style means for the paragraphs, runs and tables that have it; `heading` counts from 1. */
type Style = {
  heading: number | null;
  numberingId: string | null;
  level: number;
  /** The visibility of its letters. */
  visibility: RunVisibility;
  /** It colors the background of some of its text, as table styles do for the first row. */
  isShaded: boolean;
  /** Its lines are too low for letters. */
  isFlat: boolean;
};
type StyleType = "paragraph" | "character" | "table";
/** A document's styles; `get` gives a type's default style for an unknown id; `defaults` are below all styles. */
export type Styles = { get(type: StyleType, id: string): Style | undefined; defaults: RunVisibility };

type Raw = {
  name: string;
  basedOn: string;
  outline: number | null;
  numberingId: string | null;
  level: number | null;
  visibility: RunVisibility;
  isShaded: boolean;
  isFlat: boolean;
};

/** Reads the styles (ECMA-376 part 1, 17.7), each with what it inherits. */
export async function readStyles(source: OfficePackage, part: string): Promise<Styles> {
  const raw = new Map<string, Raw>();
  const usual = new Map<string, string>();
  const defaults: RunVisibility = {};
  let current: Raw | null = null;
  const path: string[] = [];
  await source.read(part, {
    open(name, tag) {
      const [above, parent] = path.slice(-2);
      path.push(name);
      const value = attribute(tag, "val") ?? "";
      if (name === "style") {
        current = {
          name: "",
          basedOn: "",
          outline: null,
          numberingId: null,
          level: null,
          visibility: {},
          isShaded: false,
          isFlat: false,
        };
        const id = attribute(tag, "styleId") ?? "";
        raw.set(id, current);
        if (isSetOn(tag, "default")) usual.set(attribute(tag, "type") ?? "", id);
      } else if (parent === "rPr" && above === "rPrDefault") addRunProperty(defaults, name, tag);
      else if (!current) return;
      else if (parent === "rPr" && above === "style") addRunProperty(current.visibility, name, tag);
      else if (name === "shd") current.isShaded = true;
      else if (name === "spacing" && parent === "pPr") current.isFlat = isTooTight(tag);
      else if (name === "name") current.name = value;
      else if (name === "basedOn") current.basedOn = value;
      else if (name === "outlineLvl") current.outline = Number(value);
      else if (name === "numId") current.numberingId = value;
      else if (name === "ilvl") current.level = Number(value);
    },
    close(name) {
      path.pop();
      if (name === "style") current = null;
    },
  });
  const styles = new Map([...raw.keys()].map((id) => [id, resolve(raw, id)]));
  return { get: (type, id) => styles.get(id) ?? styles.get(usual.get(type) ?? ""), defaults };
}

const BODY_TEXT = 9;

function resolve(raw: Map<string, Raw>, id: string): Style {
  const chain: Raw[] = [];
  for (let at = raw.get(id); at && !chain.includes(at) && chain.length < 20; at = raw.get(at.basedOn))
    chain.push(at);
  const outline = chain.find((style) => style.outline !== null)?.outline ?? BODY_TEXT;
  const named = chain.map(({ name }) => headingOfName(name)).find((level) => level !== null) ?? null;
  return {
    heading: named ?? (outline < BODY_TEXT ? outline + 1 : null),
    numberingId: chain.find((style) => style.numberingId !== null)?.numberingId ?? null,
    level: chain.find((style) => style.level !== null)?.level ?? 0,
    visibility: Object.assign({}, ...chain.map(({ visibility }) => visibility).reverse()),
    isShaded: chain.some((style) => style.isShaded),
    isFlat: chain.some((style) => style.isFlat),
  };
}

/** Built-in heading styles keep their English name in the file, whatever Word's language is. */
function headingOfName(name: string): number | null {
  if (name.toLowerCase() === "title") return 1;
  const found = /^heading ([1-9])$/i.exec(name);
  return found ? Number(found[1]) : null;
}
