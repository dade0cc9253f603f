import type { ReactNode } from 'react';

import styles from './IconAction.module.css';

interface IconActionProps {
  /** Its accessible name, and its tooltip. */
  label: string;
  icon: ReactNode;
  isDisabled?: boolean;
  /** Whether what it does is under way: it does nothing then, and keeps the focus that a disabled button would lose. */
  isBusy?: boolean;
  /** Where the Tab key does not lead to it, because arrows do. */
  tabIndex?: number | undefined;
  onClick: () => void;
}

/** A button that shows an icon and says its name. */
export function IconAction({ label, icon, isDisabled = false, isBusy = false, tabIndex, onClick }: IconActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      title={label}
      disabled={isDisabled}
      tabIndex={tabIndex}
      onClick={isBusy ? undefined : onClick}
    >
      {icon}
    </button>
  );
}
