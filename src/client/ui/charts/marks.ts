/** Where a mark stands in its picture: columns to the right, lines upwards. */
export interface MarkPlace {
  x: number;
  y: number;
}

/** Where an arrow key leads, in a picture that runs from left to right. */
export const ARROWS: Readonly<Record<string, MarkPlace>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/**
 * The mark that lies next in a direction: the nearest that way, and of those the one that is least aside. `undefined`
 * where none does.
 */
export function nextMark<Mark extends MarkPlace>(
  marks: readonly Mark[],
  from: MarkPlace,
  way: MarkPlace,
): Mark | undefined {
  const ahead = (mark: MarkPlace) => (mark.x - from.x) * way.x + (mark.y - from.y) * way.y;
  const aside = (mark: MarkPlace) => Math.abs((mark.x - from.x) * way.y) + Math.abs((mark.y - from.y) * way.x);
  return marks
    .filter((mark) => ahead(mark) > 0)
    .reduce<Mark | undefined>((best, mark) => {
      if (!best) return mark;
      const nearer = ahead(mark) - ahead(best) || aside(mark) - aside(best);
      return nearer < 0 ? mark : best;
    }, undefined);
}
