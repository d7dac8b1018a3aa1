import { readXmlText, type XmlRules } from "./read-xml.ts";

/** An element with its content, in order. Its name has no prefix, `attributes` is its tag's raw text. */
export type XmlElement = { name: string; attributes: string; content: (XmlElement | string)[] };

/**
 * The root element of a document small enough to be kept in memory.
 * @throws XmlFault for what is not well-formed or against the rules
 */
export function readTree(text: string, rules: XmlRules): XmlElement {
  const top: XmlElement = { name: "", attributes: "", content: [] };
  const open: XmlElement[] = [top];
  const handler = {
    open(name: string, attributes: string) {
      const element: XmlElement = { name, attributes, content: [] };
      open.at(-1)?.content.push(element);
      open.push(element);
    },
    close() {
      open.pop();
    },
    text(value: string) {
      open.at(-1)?.content.push(value);
    },
  };
  readXmlText(text, handler, rules);
  return childrenOf(top)[0] ?? top;
}

/** The direct child elements, with this name if one is given. */
export function childrenOf(element: XmlElement | null, name?: string): XmlElement[] {
  const elements = (element?.content ?? []).filter((part) => typeof part !== "string");
  return name === undefined ? elements : elements.filter((child) => child.name === name);
}

/** The first element at the end of this path of names, or null. */
export function elementAt(element: XmlElement | null, ...path: string[]): XmlElement | null {
  return path.reduce<XmlElement | null>((at, name) => childrenOf(at, name)[0] ?? null, element);
}

/** All text within, in order, with each run of white space as one space; "" for null. */
export function elementText(element: XmlElement | null): string {
  return rawText(element).replace(/\s+/g, " ").trim();
}

function rawText(element: XmlElement | null): string {
  return (element?.content ?? []).map((part) => (typeof part === "string" ? part : rawText(part))).join("");
}
