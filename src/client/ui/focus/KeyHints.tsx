import type { ReactNode } from 'react';

import { useIsTouched } from '../page/useMedia';
import styles from './KeyHints.module.css';

interface KeyHintsProps {
  /** What keys do here, in a line for which a phone has no room. */
  text: string;
  children?: ReactNode;
}

/** The hints for the keyboard below a table, and what leads to more of them; nothing on a page used by touch. */
export function KeyHints({ text, children }: KeyHintsProps) {
  const isTouched = useIsTouched();
  if (isTouched) return null;
  return (
    <div data-off-paper className={styles.hints}>
      <span>{text}</span>
      {children}
    </div>
  );
}
