import { useRef, type FocusEvent } from 'react';

import { isFocusFree } from './isFocusFree';

/**
 * Tells whether the focus was on something in a frame that has been removed since, and nobody has it: React tells of no
 * focus that goes with its element.
 */
export function useLostFocus() {
  const focused = useRef<Element>(null);
  return {
    isLost: (frame: Element | null) => focused.current?.isConnected === false && isFocusFree(frame),
    noteFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    noteBlur: () => {
      focused.current = null;
    },
  };
}
