import type { Page } from 'playwright-core';

const FRAME_MS = 1000 / 60;

/** What is scrolled, and what must stand in every place of it; to look for that takes a part of every frame. */
export interface Ground {
  scroller: string;
  row?: string;
}

/** The list of appointments, on each of the three pages. */
export const LIST: Ground = { scroller: '[role="table"]', row: '[data-index]' };

/** What was seen of the frames of some time. */
export interface Frames {
  dropped: number;
  /** The longest of them, in milliseconds. */
  worst: number;
  /** How many showed a place without a row. */
  blank: number;
}

/**
 * Looks at every frame for so many milliseconds, by the browser's own times. With a speed, in pixels a millisecond, it
 * sets the position of what is scrolled in each.
 */
export async function watchFrames(page: Page, ground: Ground, during: number, speed = 0): Promise<Frames> {
  const { times, blank } = await page.evaluate(watchInPage, { ...ground, during, speed });
  const lengths = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return {
    dropped: lengths.reduce((sum, length) => sum + Math.max(0, Math.round(length / FRAME_MS) - 1), 0),
    worst: Math.max(...lengths),
    blank,
  };
}

interface Watched extends Ground {
  during: number;
  speed: number;
}

/** Runs in the page. Their boxes tell whether rows leave a gap: to ask what lies under a point costs a frame more. */
async function watchInPage({ scroller: name, row, during, speed }: Watched) {
  const scroller = document.querySelector(name);
  if (!scroller) throw new Error('There is nothing to scroll');
  const start = scroller.getBoundingClientRect().top + scroller.clientTop;
  const head = scroller.querySelector('[role="rowgroup"], .head')?.getBoundingClientRect().height ?? 0;
  const end = start + scroller.clientHeight;
  const isBlank = (selector: string) => {
    const boxes = [...scroller.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const reached = boxes
      .sort((one, other) => one.top - other.top)
      .reduce((edge, { top, bottom }) => (top <= edge + 1 ? Math.max(edge, bottom) : edge), start + head);
    return reached < end - 1;
  };
  const times: number[] = [];
  let blank = 0;
  await new Promise<void>((done) => {
    const look = (time: number) => {
      times.push(time);
      const passed = time - (times[0] ?? time);
      if (speed > 0) scroller.scrollTop = passed * speed;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (row !== undefined && isBlank(row)) blank += 1;
      };
      port2.postMessage(null);
      if (passed < during) requestAnimationFrame(look);
      else done();
    };
    requestAnimationFrame(look);
  });
  if (speed > 0) scroller.scrollTop = 0;
  return { times, blank };
}
