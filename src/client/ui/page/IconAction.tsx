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
  /** Whether the menu that it opens is open. */
  isExpanded?: boolean;
  /** Whether what it turns on is on. */
  isPressed?: boolean;
  /** Called with the button, where a menu may open. */
  onClick: (button: HTMLElement) => void;
}

/** A button that shows an icon and says its name. */
export function IconAction(props: IconActionProps) {
  const { label, icon, isDisabled = false, isBusy = false, tabIndex, isExpanded, isPressed, onClick } = props;
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      aria-haspopup={isExpanded === undefined ? undefined : 'menu'}
      aria-expanded={isExpanded ? true : undefined}
      aria-pressed={isPressed}
      title={label}
      disabled={isDisabled}
      tabIndex={tabIndex}
      onClick={isBusy ? undefined : ({ currentTarget }) => onClick(currentTarget)}
    >
      {icon}
    </button>
  );
}
