import { useTheme } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';

import styles from './RowActions.module.css';
import { RowIcon, type RowIconName } from './RowIcon';

/** One button of a row. */
export interface RowAction {
  label: string;
  icon: RowIconName;
  onClick: () => void;
}

interface RowActionsProps {
  actions: readonly RowAction[];
  /** That of the cell; its first button takes it. */
  tabIndex: number;
}

/** The buttons of a row side by side: the arrow keys go from one to the next, and on to the next cell. */
export function RowActions({ actions, tabIndex }: RowActionsProps) {
  const [back, forth] = useTheme().direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const move = (event: KeyboardEvent) => {
    const from = event.target as Element;
    const to = event.key === forth ? from.nextElementSibling : event.key === back ? from.previousElementSibling : null;
    if (!(to instanceof HTMLElement)) return;
    to.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div role="none" className={styles.actions} onKeyDown={move}>
      {actions.map(({ label, icon, onClick }, at) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          tabIndex={at === 0 ? tabIndex : -1}
          onClick={onClick}
        >
          <RowIcon name={icon} />
        </button>
      ))}
    </div>
  );
}
