/** Whether a cell has no room for all of its text; one that is clamped goes on in a line that is not seen. */
export function isCutOff(cell: Element): boolean {
  const parts = [...cell.querySelectorAll<HTMLElement>('bdi, span, [data-clamped]')];
  return isWider(cell) || parts.some((part) => isWider(part) || (part.dataset.clamped && isHigher(part)));
}

function isWider({ scrollWidth, clientWidth }: Element): boolean {
  return clientWidth > 0 && scrollWidth > clientWidth + 1;
}

function isHigher({ scrollHeight, clientHeight }: Element): boolean {
  return scrollHeight > clientHeight + 1;
}
