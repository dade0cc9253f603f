/** At which edges the ring of an element with the focus is cut off by what is around it; it runs in the page. */
export function cutOfRing(element: Element): string[] {
  const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(element);
  if (outlineStyle === 'none') return ['there is no ring'];
  const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
  const ring = element.getBoundingClientRect();
  const cut: string[] = [];
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const { left, top, right, bottom } = around.getBoundingClientRect();
    // Half a pixel of it is not missed.
    const isBeyond = (inside: number) => inside < reach - 0.5;
    if (overflowX !== 'visible' && isBeyond(ring.left - left)) cut.push('left');
    if (overflowX !== 'visible' && isBeyond(right - ring.right)) cut.push('right');
    if (overflowY !== 'visible' && isBeyond(ring.top - top)) cut.push('top');
    if (overflowY !== 'visible' && isBeyond(bottom - ring.bottom)) cut.push('bottom');
  }
  return [...new Set(cut)];
}
