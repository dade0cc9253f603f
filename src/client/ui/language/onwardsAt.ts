/** 1 where what comes next stands at the right of an element, -1 where it stands at the left, as in Arabic. */
export function onwardsAt(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
