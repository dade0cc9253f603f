import type { ReactNode } from 'react';

import styles from './TableFrame.module.css';

interface RowOpenerProps {
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** The button in a row's first cell; a press anywhere in the row reaches it. */
export function RowOpener({ isOpen, onToggle, children }: RowOpenerProps) {
  return (
    <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={onToggle}>
      {children}
    </button>
  );
}
