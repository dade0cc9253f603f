import { useTheme } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';

import styles from './RowActions.module.css';

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

/** What the buttons of a row do. */
type RowIconName = keyof typeof PATHS;

/** The drawing of a button of a row, in the lines of `RowActions.module.css`. */
function RowIcon({ name }: { name: RowIconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Lucide's, each as one path, for each row has some: their own elements are a quarter of all that a grid has. */
const PATHS = {
  edit:
    'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32' +
    'a2 2 0 0 0 .83-.497zM15 5l4 4',
  delete: 'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
  unlink:
    'M18.84 12.25l1.72-1.71h-.02a5.004 5.004 0 0 0-.12-7.07 5.006 5.006 0 0 0-6.95 0l-1.72 1.71' +
    'M5.17 11.75l-1.71 1.71a5.004 5.004 0 0 0 .12 7.07 5.006 5.006 0 0 0 6.95 0l1.71-1.71' +
    'M8 2v3M2 8h3M16 19v3M19 16h3',
};
