import type { ButtonHTMLAttributes } from 'react';

import './PlainButton.css';

interface PlainButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'color'> {
  variant?: 'contained' | 'outlined' | 'text';
  color?: 'primary' | 'error';
}

/**
 * Looks as a small button of the library, and is cheaper to draw: its look is in a stylesheet, where that of the
 * library is worked out each time. For what is drawn while somebody waits for what is around it.
 */
export function PlainButton({ variant = 'text', color = 'primary', ...button }: PlainButtonProps) {
  return <button type="button" {...button} className={`plain-button ${variant} ${color}`} />;
}
