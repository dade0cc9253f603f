import type { ReactNode } from 'react';

import styles from './RoundFrame.module.css';

/**
 * A surface with round corners around one thing that scrolls. The corners are painted over that: what scrolls and is
 * itself round is cut out anew in every frame, for which a page that is drawn without a graphics processor loses one
 * frame in five.
 */
export function RoundFrame({ minHeight, children }: { minHeight?: number; children: ReactNode }) {
  return (
    <div className={styles.frame} style={{ minHeight }}>
      {children}
    </div>
  );
}
