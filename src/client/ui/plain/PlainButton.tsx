import type { ButtonHTMLAttributes } from 'react';

import styles from './PlainButton.module.css';

interface PlainButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'color'> {
  variant?: 'contained' | 'outlined' | 'text';
  color?: 'primary' | 'error';
}

/**
 * A small button. Like all of `ui/plain` it looks as its counterpart in Material UI and is cheaper: that works out its
 * styles again for each element that it draws, and takes a third to a half of the time in which a row of a table is
 * drawn, or some KB of the first screen. A sheet that is there from the start costs neither. So what stands in every
 * row, and what is drawn while somebody waits for it, is a plain element with a sheet, here and in other rooms; for all
 * else the component of the library is the better choice.
 */
export function PlainButton({ variant = 'text', color = 'primary', ...button }: PlainButtonProps) {
  return <button type="button" {...button} className={styles.button} data-variant={variant} data-color={color} />;
}
