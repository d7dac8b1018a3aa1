import type { IconNode } from "lucide";
import { createElement } from "react";

/**
 * A line drawing in the text's colour; its meaning is given in words beside it.
 * @param of its shapes, on a grid of 24 by 24
 * @param size its width and height, in pixels
 */
export function Icon({ of, size }: { of: IconNode; size: number }) {
  return (
    <svg className="line-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {of.map(([tag, attributes], at) => createElement(tag, { ...attributes, key: at }))}
    </svg>
  );
}
