import type { GridSlotProps } from '@mui/x-data-grid';
import type { ComponentProps } from 'react';

import styles from './RowCheckbox.module.css';

/** The check box of a row, in place of the library's. */
export function RowCheckbox({
  checked,
  tabIndex,
  slotProps,
  onChange,
  onKeyDown,
}: Omit<GridSlotProps['rowCheckbox'], 'rowId'>) {
  return (
    <input
      {...(slotProps?.htmlInput as ComponentProps<'input'>)}
      type="checkbox"
      className={styles.box}
      {...{ checked, tabIndex, onChange, onKeyDown }}
    />
  );
}
