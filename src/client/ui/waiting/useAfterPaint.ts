import { useEffect, useState } from 'react';

/**
 * Calls what can wait until the page has been painted.
 *
 * @returns what gives it up before
 */
export function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * A value as it was when the page was last painted, for what need not be seen at once.
 *
 * @param before what it was before the first paint
 */
export function useAfterPaint<Value>(value: Value, before = value): Value {
  const [painted, setPainted] = useState(before);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}
