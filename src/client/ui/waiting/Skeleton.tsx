import type { CSSProperties } from 'react';

import styles from './Skeleton.module.css';

interface SkeletonProps extends Pick<CSSProperties, 'width' | 'height'> {
  /** A line of text when it is left out. */
  variant?: 'rounded' | 'circular';
  style?: CSSProperties;
}

/** The place of something that is not there yet, in its size. */
export function Skeleton({ variant, width, height, style }: SkeletonProps) {
  return <span className={styles.skeleton} data-to-come data-variant={variant} style={{ width, height, ...style }} />;
}
