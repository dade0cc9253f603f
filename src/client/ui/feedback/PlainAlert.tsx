import type { ComponentProps, ReactNode } from 'react';

import styles from './PlainAlert.module.css';

interface PlainAlertProps extends Omit<ComponentProps<'div'>, 'className' | 'title'> {
  severity: 'error' | 'warning' | 'info' | 'success';
  /** What can be done about it. */
  action?: ReactNode;
}

/** The signs of Material Design, as the library draws them. */
const SIGNS = {
  error: 'M11 15h2v2h-2zm0-8h2v6h-2zm1-5a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16z',
  warning: 'M12 5.99L19.53 19H4.47L12 5.99M12 2L1 21h22L12 2zm1 14h-2v2h2v-2zm0-6h-2v4h2v-4z',
  info: 'M11 7h2v2h-2zm0 4h2v6h-2zm1-9a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16z',
  success: 'M20 12a8 8 0 1 1-5.8-7.7l1.6-1.6A10 10 0 1 0 22 12M7.9 10.1l-1.4 1.4L11 16 21 6l-1.4-1.4-8.6 8.6z',
} as const;

/** Something that a person must know, as a line with a sign. */
export function PlainAlert({ severity, role = 'alert', action, children, ...alert }: PlainAlertProps) {
  return (
    <div {...alert} role={role} className={styles.alert} data-severity={severity}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={SIGNS[severity]} />
      </svg>
      <div>{children}</div>
      {action && <div>{action}</div>}
    </div>
  );
}
