import { ClerkProvider } from "@clerk/react-router";
import { Children, type FunctionComponent, isValidElement, type ReactNode } from "react";
import { vi } from "vitest";
import { htmlOf } from "./html-of.tsx";

type Clickable = { children?: ReactNode; onClick?: () => unknown };

/**
 * Renders a component once, with nobody known to the identity provider yet, and returns its page and its own buttons'
 * handlers. The effects of a click on the page are not rendered: that takes a browser.
 */
export function renderOnce<P extends object>(Component: FunctionComponent<P>, props: P) {
  let tree: ReactNode;
  vi.stubGlobal("window", undefined);
  const Once = () => {
    tree = Component(props) as ReactNode;
    return tree;
  };
  const page = (
    <ClerkProvider publishableKey={`pk_test_${btoa("clerk.test$")}`}>
      <Once />
    </ClerkProvider>
  );
  const html = htmlOf(page);
  const click = (text: string) => {
    const button = buttonsIn(tree).find((found) => textOf(found.children).includes(text));
    if (!button?.onClick) throw new Error(`There is no button "${text}".`);
    vi.stubGlobal("window", { dispatchEvent: () => true });
    return button.onClick();
  };
  return { html, click, buttons: buttonsIn(tree).map(({ children }) => textOf(children)) };
}

function buttonsIn(node: ReactNode): Clickable[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Clickable>(child)) return [];
    return child.type === "button" ? [child.props] : buttonsIn(child.props.children);
  });
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => (isValidElement<Clickable>(child) ? textOf(child.props.children) : String(child)))
    .join("");
}
