import { createElement, type ReactNode } from "react";
import type { Tree } from "../tree.ts";

/** Makes React elements of a tree, anew each time, as a page does. */
export function elementsOf(tree: Tree, key = 0): ReactNode {
  if (typeof tree === "string") return tree;
  const [tag, properties, ...children] = tree;
  return createElement(tag, { key, ...properties }, ...children.map((child, at) => elementsOf(child, at)));
}
