import { useEffect, useRef, useState, type FocusEvent } from 'react';

/**
 * Closes after so many milliseconds, never where that is `null`. The time stands still while somebody points at what is
 * to close, or has the focus in it; that it came to lie under a pointer which rests is no pointing.
 *
 * @returns the handlers of what is to close
 */
export function useClosing(afterMs: number | null, close: () => void) {
  const time = useRef({ of: afterMs, left: afterMs ?? 0 });
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  useEffect(() => {
    if (afterMs === null || isHeld) return undefined;
    // It begins anew where it is another one, as when work has ended that was under way.
    if (time.current.of !== afterMs) time.current = { of: afterMs, left: afterMs };
    const since = Date.now();
    const timer = setTimeout(close, time.current.left);
    return () => {
      clearTimeout(timer);
      time.current.left -= Date.now() - since;
    };
  }, [afterMs, close, isHeld]);
  return {
    onPointerMove: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: ({ target, currentTarget }: FocusEvent) => setIsFocused(target !== currentTarget),
    onBlur: () => setIsFocused(false),
  };
}
