import { useLayoutEffect, useState } from 'react';

import { columnsInView, columnWidth } from './geometry';

/** Pixels that the frame is taken to have where nothing is laid out. */
const ANY_WIDTH = 1200;

/** How wide the columns of the board are, and which of them are in view; `follow` is told of each scroll. */
export function useColumnsInView(frame: HTMLElement | null, count: number) {
  const [room, setRoom] = useState(ANY_WIDTH);
  const [gone, setGone] = useState(0);
  useLayoutEffect(() => {
    if (!frame) return undefined;
    const measure = () => {
      setRoom(frame.clientWidth || ANY_WIDTH);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => {
      observer.disconnect();
    };
  }, [frame]);
  const width = columnWidth(count, room);
  return {
    width,
    ...columnsInView(count, room, gone),
    follow: () => {
      // In a page that runs from right to left a scroll is counted below zero.
      if (frame) setGone(Math.floor(Math.abs(frame.scrollLeft) / width));
    },
  };
}
