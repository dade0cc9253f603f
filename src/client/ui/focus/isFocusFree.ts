/**
 * Whether nobody holds the focus: what had it is gone, and a browser has left it to the page, the page to its section,
 * or a dialog to itself. It then stands around the element that could take it.
 */
export function isFocusFree(taker: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement === body || (activeElement !== taker && activeElement?.contains(taker) === true);
}
