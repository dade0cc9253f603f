import type { GridSlotProps } from '@mui/x-data-grid';
import type { ComponentProps } from 'react';

// A plain check box with a stylesheet, for each row has one, as for `RowActions`.
import './RowCheckbox.css';

/** The check box of a row, in place of the library's. */
export function RowCheckbox({ checked, tabIndex, slotProps, onChange, onKeyDown }: GridSlotProps['rowCheckbox']) {
  return (
    <input
      {...(slotProps?.htmlInput as ComponentProps<'input'>)}
      type="checkbox"
      className="row-checkbox"
      {...{ checked, tabIndex, onChange, onKeyDown }}
    />
  );
}
