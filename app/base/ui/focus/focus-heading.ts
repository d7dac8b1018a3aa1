/** Puts the focus on the page's own heading, from where something that is gone now was used; nothing is scrolled. */
export const focusPageHeading = (): void => {
  focusOn(document.querySelector<HTMLElement>("main h1"), { preventScroll: true });
};

/** Puts the focus on a heading, from where something that is gone now was used; it would fall to the page's body. */
export const focusHeading = (id: string): void => {
  focusOn(document.getElementById(id));
};

/** Puts the focus on what takes none by itself. @returns whether it is there */
export function focusOn(target: HTMLElement | null, options?: FocusOptions): boolean {
  if (!target) return false;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus(options);
  return true;
}
