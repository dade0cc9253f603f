import type { MouseEvent } from 'react';

import styles from './TableFrame.module.css';

interface RowBoxProps {
  /** Its accessible name. */
  label: string;
  isChecked: boolean | 'mixed';
  onToggled: (isExtending: boolean) => void;
}

/**
 * The box that chooses a row, or all. A plain input, for rows are drawn by the hundred while they scroll; the whole
 * beginning of the row around it can be pressed.
 */
export function RowBox({ label, isChecked, onToggled }: RowBoxProps) {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- only keeps text from being chosen
    <label className={styles.box} onMouseDown={choosesNoText}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked === true}
        ref={(box) => {
          if (box) box.indeterminate = isChecked === 'mixed';
        }}
        onChange={({ nativeEvent }) => onToggled('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </label>
  );
}

/** With Shift rows are chosen up to this one; some browsers would choose all the text between as well. */
function choosesNoText(press: MouseEvent<HTMLLabelElement>) {
  if (!press.shiftKey) return;
  press.preventDefault();
  press.currentTarget.control?.focus({ preventScroll: true });
}
