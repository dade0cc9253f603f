/** Whether a cell has no room for all of its text; one that is clamped goes on in a line that is not seen. */
export function isCutOff(cell: Element): boolean {
  const parts = [...cell.querySelectorAll<HTMLElement>(PARTS)];
  return isWider(cell) || parts.some((part) => isWider(part) || (part.dataset.clamped && isHigher(part)));
}

/** What may be cut off within a cell; the last is the head of a grid's column. */
const PARTS = 'bdi, span, [data-clamped], .MuiDataGrid-columnHeaderTitle';

function isWider({ scrollWidth, clientWidth }: Element): boolean {
  return clientWidth > 0 && scrollWidth > clientWidth + 1;
}

function isHigher({ scrollHeight, clientHeight }: Element): boolean {
  return scrollHeight > clientHeight + 1;
}
