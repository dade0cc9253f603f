import type { ComponentProps } from 'react';

import { RoundFrame } from '../layout/RoundFrame';
import styles from './TableFrame.module.css';

/** The frame of a table: it scrolls inside, and its header stays. */
export function TableFrame(props: ComponentProps<'div'>) {
  return (
    <RoundFrame>
      <div className={styles.frame} {...props} />
    </RoundFrame>
  );
}
