import type { ReactNode } from 'react';

import styles from './SectionFrame.module.css';

interface SectionFrameProps {
  title: string;
  /** A quiet line under the title. */
  note?: ReactNode;
  /** Beside the title: what the page is narrowed to. */
  beside?: ReactNode;
  /** At the end of the title line: the one primary action, and small ones before it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of a section: title and actions above, everything else below in the remaining height. */
export function SectionFrame({ title, note, beside, actions, children }: SectionFrameProps) {
  return (
    <div data-scrolls className={styles.frame}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{title}</h1>
          {note}
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
        {actions && (
          <div data-off-paper className={styles.actions}>
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  );
}
