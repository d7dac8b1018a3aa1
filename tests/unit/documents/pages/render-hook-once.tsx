import { isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** What a hook returns on a page that is rendered once. Its changes to the page are not: that takes a browser. */
export function renderHookOnce<T>(useIt: () => T): T {
  const held: T[] = [];
  const Once = () => {
    held.push(useIt());
    return null;
  };
  renderToStaticMarkup(<Once />);
  return held[0] as T;
}

type Handlers = { children?: ReactNode; [name: string]: unknown };

/** The first element of this type in a component's tree, with its handlers. */
export function elementIn(node: ReactNode, type: string): ReactElement<Handlers> {
  const found = search(node, type);
  if (!found) throw new Error(`There is no <${type}>.`);
  return found;
}

function search(node: ReactNode, type: string): ReactElement<Handlers> | null {
  if (Array.isArray(node)) return node.map((child) => search(child, type)).find(Boolean) ?? null;
  if (!isValidElement<Handlers>(node)) return null;
  return node.type === type ? node : search(node.props.children, type);
}
