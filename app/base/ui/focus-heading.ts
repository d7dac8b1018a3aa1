/** Puts the focus on a heading, from where something that is gone now was used; it would fall to the page's body. */
export function focusHeading(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
