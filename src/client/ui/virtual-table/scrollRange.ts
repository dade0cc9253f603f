/**
 * The most pixels that the element of all rows may be high. A browser caps an element at 33,554,428 device pixels,
 * which are 4,194,303 at a scale of 8. In half of that each device pixel is also a number that drawing does not round.
 */
const HIGHEST_BODY = 2_000_000;

/** Pixels at both ends of a capped body in which the scroll position and the place among the rows go in step. */
const EDGE = 250_000;

/** Views between a scroll position and its end at which the two have to be in step; no wheel goes so far at once. */
const MARGIN = 50;

/** What part of a pixel of the scroll bar a move may be to count as one along the rows; a thumb is dragged by more. */
const NEAR = 0.25;

/** How the positions of a scroll bar answer to places among rows that may be higher than any element. */
export interface ScrollRange {
  /** Pixels of the element that holds the rows. */
  bodyHeight: number;
  /** Whether the rows are higher than that. */
  isCapped: boolean;
  /** The place at which the last row is in view. */
  lastOffset: number;
  /** The place that a scroll position stands for: the same in pixels at the ends, by proportion between them. */
  offsetAt: (scrollTop: number) => number;
  /** The scroll position that stands for a place. */
  scrollTopAt: (offset: number) => number;
  /**
   * By how much the place among the rows is ahead of a new scroll position. A near move, or one that is known to go
   * step by step as a wheel does, leaves that as it was, so that the rows move by its own pixels; a far one goes to the
   * place that the position stands for.
   */
  shiftAfter: (move: { from: number; to: number; shift: number; isStepwise: boolean }) => number;
  /** Whether the scroll position has to be put right before it, or the rows, come to an end without the other. */
  isOutOfStep: (scrollTop: number, shift: number) => boolean;
}

/** The range of rows that are `height` pixels together, of which `visible` are in view. */
export function scrollRange(height: number, visible: number): ScrollRange {
  const bodyHeight = Math.min(height, HIGHEST_BODY);
  const isCapped = bodyHeight < height;
  const lastTop = Math.max(0, bodyHeight - visible);
  const lastOffset = Math.max(0, height - visible);
  const edge = Math.min(EDGE, lastTop / 4);
  const stretch = isCapped ? (lastOffset - 2 * edge) / (lastTop - 2 * edge) : 1;
  const offsetAt = (scrollTop: number) => {
    if (!isCapped || scrollTop <= edge) return scrollTop;
    if (scrollTop >= lastTop - edge) return lastOffset - lastTop + scrollTop;
    return edge + (scrollTop - edge) * stretch;
  };
  const scrollTopAt = (offset: number) => {
    if (!isCapped || offset <= edge) return offset;
    if (offset >= lastOffset - edge) return offset - lastOffset + lastTop;
    return edge + (offset - edge) / stretch;
  };
  const isAtEnd = (at: number, last: number) => Math.min(at, last - at) < MARGIN * visible;
  return {
    bodyHeight,
    isCapped,
    lastOffset,
    offsetAt,
    scrollTopAt,
    shiftAfter: ({ from, to, shift, isStepwise }) => {
      if (!isCapped) return 0;
      const near = isStepwise ? MARGIN * visible : (NEAR * lastTop) / visible;
      if (Math.abs(to - from) > near) return offsetAt(to) - to;
      return Math.max(0, Math.min(to + shift, lastOffset)) - to;
    },
    isOutOfStep: (scrollTop, shift) =>
      Math.abs(scrollTopAt(scrollTop + shift) - scrollTop) > 1 &&
      (isAtEnd(scrollTop, lastTop) || isAtEnd(scrollTop + shift, lastOffset)),
  };
}
