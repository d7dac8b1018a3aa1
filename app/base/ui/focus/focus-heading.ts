/** Focuses the page's own heading after the focused element was removed, without scrolling. */
export const focusPageHeading = (): void => {
  focusOn(document.querySelector<HTMLElement>("main h1"), { preventScroll: true });
};

/** Focuses a heading after the focused element was removed; otherwise, focus would fall back to the page's body. */
export const focusHeading = (id: string): void => {
  focusOn(document.getElementById(id));
};

/** Focuses an element that is not focusable by itself. @returns whether it exists */
export function focusOn(target: HTMLElement | null, options?: FocusOptions): boolean {
  if (!target) return false;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus(options);
  return true;
}
