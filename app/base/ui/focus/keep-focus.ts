/**
 * An element that is disabled while it works loses the focus to the page: this returns it once the element is enabled,
 * unless the person, or the page, has moved it elsewhere.
 */
export function keepFocus(): void {
  let last = document.activeElement;
  addEventListener("focusin", ({ target }) => {
    last = target as Element;
  });
  addEventListener("focusout", ({ target }) => {
    if (!(target as Element).matches(":disabled")) last = null;
  });
  new MutationObserver(() => {
    if (last instanceof HTMLElement && document.activeElement === document.body && !last.matches(":disabled"))
      last.focus({ preventScroll: true });
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["disabled"] });
}
