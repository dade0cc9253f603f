import { useLayoutEffect, type RefObject } from 'react';

/** How far the scrolling parts of each section were scrolled when it was left, in pixels, in their order. */
export type KeptScroll = Map<string, readonly number[]>;

/** What scrolls in a section: its page, and the tables and grids on it. */
const SCROLLERS = '[data-scrolls], [role="table"], [role="grid"] > .MuiDataGrid-virtualScroller';

/** Has a section scrolled as far as when it was left, and keeps how far it is when it is left again. */
export function useKeptScroll(kept: KeptScroll, section: string, main: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const scrollers = () => [...(main.current?.querySelectorAll(SCROLLERS) ?? [])];
    const positions = kept.get(section) ?? [];
    scrollers().forEach((scroller, index) => {
      scroller.scrollTop = positions[index] ?? 0;
    });
    // The section is still in the page when this runs, because its component is the one that goes.
    return () => {
      kept.set(
        section,
        scrollers().map(({ scrollTop }) => scrollTop),
      );
    };
  }, [kept, main, section]);
}
