import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds for which what was just made is tinted. */
const TINTED_MS = 8000;

/** The look of what was just made. */
export const MADE_LOOK = {
  backgroundColor: 'accentSoft',
  '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
} as const;

/**
 * Brings what was just made on screen once, and returns the keys of what is tinted for it, for some seconds.
 *
 * @param find the key of the first of these that stands in the list now; `null` for none yet
 * @param elementOf what stands on the page for a key
 */
export function useNewlyMade(
  made: readonly (string | number)[],
  find: (fresh: ReadonlySet<string>) => string | null,
  elementOf: (key: string) => Element | null | undefined,
): ReadonlySet<string> {
  const seen = useRef(new Set<string>());
  const [tinted, setTinted] = useState<ReadonlySet<string>>(NONE);
  const showFresh = useEffectEvent(() => {
    const fresh = new Set(made.map(String).filter((key) => !seen.current.has(key)));
    const first = fresh.size > 0 ? find(fresh) : null;
    if (first === null) return;
    for (const key of fresh) seen.current.add(key);
    setTinted(new Set([first, ...fresh]));
  });
  const scrollTo = useEffectEvent((key: string) => elementOf(key)?.scrollIntoView({ block: 'nearest' }));
  useEffect(() => {
    showFresh();
  });
  useEffect(() => {
    const [first] = tinted;
    if (first === undefined) return undefined;
    // A grid draws its new rows a moment after it was given them.
    const frame = requestAnimationFrame(() => scrollTo(first));
    const timer = setTimeout(() => setTinted(NONE), TINTED_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [tinted]);
  return tinted;
}

const NONE: ReadonlySet<string> = new Set();
