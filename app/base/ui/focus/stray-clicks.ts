/**
 * Further clicks of a double click do nothing if something else is under the pointer by then: the next row of a
 * list, a dialog, another page.
 */
export function ignoreStrayClicks(): void {
  let first: Element | null = null;
  const onClick = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest("a, button, summary");
    if (event.detail < 2) first = pressed;
    else if (pressed && pressed !== first) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  document.addEventListener("click", onClick, { capture: true });
}
