import type { ReactNode } from 'react';

import styles from './WaitingRow.module.css';

interface WaitingRowProps {
  /** Tells the line. */
  line: string;
  /** Whether it is the one line that the Tab key comes to. */
  isCurrent: boolean;
  onOpen: () => void;
  /** What the line says, which is the name of the button that opens it. */
  text: ReactNode;
  /** How urgent it is, at the end of the text. */
  mark?: ReactNode;
  /** Buttons that settle it. */
  actions?: ReactNode;
}

/** A line of the worklist: what it says, which opens it, and what can be done about it. */
export function WaitingRow({ line, isCurrent, onOpen, text, mark, actions }: WaitingRowProps) {
  return (
    <li className={styles.line} data-line={line}>
      <button type="button" className={styles.text} tabIndex={isCurrent ? 0 : -1} onClick={onOpen}>
        <span className={styles.facts}>{text}</span>
        {mark && <span className={styles.mark}>{mark}</span>}
      </button>
      {actions && (
        <div className={styles.actions} data-off-paper>
          {actions}
        </div>
      )}
    </li>
  );
}
