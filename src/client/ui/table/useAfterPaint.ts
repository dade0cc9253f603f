import { useEffect, useState } from 'react';

/**
 * A value as it was when the page was last painted, for what need not be seen at once.
 *
 * @param before what it was before the first paint
 */
export function useAfterPaint<Value>(value: Value, before = value): Value {
  const [painted, setPainted] = useState(before);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        setPainted(value);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
