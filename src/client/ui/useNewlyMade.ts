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
 * @param show brings one of these on screen; returns whether it stands there now
 */
export function useNewlyMade(
  made: readonly (string | number)[],
  show: (fresh: ReadonlySet<string>) => boolean,
): ReadonlySet<string> {
  const seen = useRef(new Set<string>());
  const [tinted, setTinted] = useState<ReadonlySet<string>>(NONE);
  const showFresh = useEffectEvent(() => {
    const fresh = new Set(made.map(String).filter((key) => !seen.current.has(key)));
    if (fresh.size === 0 || !show(fresh)) return;
    for (const key of fresh) seen.current.add(key);
    setTinted(fresh);
  });
  useEffect(() => {
    showFresh();
  });
  useEffect(() => {
    if (tinted.size === 0) return undefined;
    const timer = setTimeout(() => setTinted(NONE), TINTED_MS);
    return () => clearTimeout(timer);
  }, [tinted]);
  return tinted;
}

const NONE: ReadonlySet<string> = new Set();
