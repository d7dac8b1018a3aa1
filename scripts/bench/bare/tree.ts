import { Window } from "happy-dom";

/** An element with its properties as React takes them, or a text. */
export type Tree = string | [tag: string, properties: Record<string, unknown>, ...children: Tree[]];

/** Attributes that React takes as booleans. */
const FLAGS = new Set([
  "hidden",
  "checked",
  "disabled",
  "inert",
  "required",
  "readonly",
  "novalidate",
  "open",
]);
/** Attributes with different names in React. */
const NAMES: Record<string, string> = { class: "className", for: "htmlFor" };

/** A document's elements without scripts; the bare page has its own. */
export function treeOf(html: string): Tree {
  const { document } = new Window();
  document.write(html);
  return elementOf(document.documentElement as unknown as Element);
}

function elementOf(element: Element): Tree {
  const properties = Object.fromEntries([...element.attributes].map(propertyOf));
  const children = [...element.childNodes].flatMap((node): Tree[] => {
    if (node.nodeType === 3) return [node.textContent ?? ""];
    if (node.nodeType !== 1 || (node as Element).tagName === "SCRIPT") return [];
    return [elementOf(node as Element)];
  });
  return [element.tagName.toLowerCase(), properties, ...children];
}

function propertyOf({ name, value }: Attr): [string, unknown] {
  if (name === "style") return [name, styleOf(value)];
  return [NAMES[name] ?? name, FLAGS.has(name) ? true : value];
}

const styleOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(";")
      .map((rule) => rule.split(":").map((part) => part.trim()))
      .filter(([name]) => name)
      .map(([name = "", value = ""]) => [
        name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
  );
