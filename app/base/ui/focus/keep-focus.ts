/**
 * What is disabled while it works loses the focus, which falls to the page: it has it again as soon as it can be used,
 * unless the person, or the page, has put it elsewhere by then.
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
