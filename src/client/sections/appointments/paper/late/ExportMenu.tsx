import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { statusLabels } from '#client/sections/appointments/list/messages';
import type { Placeholders } from '#client/sections/appointments/list/usePlaceholders';
import { columnHeaders, USUAL_COLUMNS } from '#client/sections/appointments/view/columns';
import { selectListView } from '#client/sections/appointments/view/selectors';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import { APPOINTMENT_STATUSES } from '#contract/rules';
import { csvChosen } from '../events';
import { paperMessages } from '../messages';
import { CsvProgress } from './CsvProgress';
import { DaySheets } from './DaySheets';
import { paperMenuMessages } from './messages';

interface ExportMenuProps {
  /** The button that opened the menu, `null` while it is closed. */
  anchor: HTMLElement | null;
  today: DateText;
  placeholders: Placeholders;
  onClose: () => void;
}

/** What can be done with every row that the list shows: a file, or paper (decisions: appointment list). */
export function ListExportMenu({ anchor, today, placeholders, onClose }: ExportMenuProps) {
  const t = useT();
  const dispatch = useDispatch();
  const { columns } = useSelector(selectListView);
  // What a narrow page folds away is still a column of the list.
  const exported = columns ?? USUAL_COLUMNS;
  const [isPrinting, setIsPrinting] = useState(false);
  const downloadCsv = () => {
    onClose();
    dispatch(
      csvChosen({
        today,
        placeholders,
        columns: exported,
        header: exported.map((id) => t(columnHeaders[id])),
        statuses: Object.fromEntries(APPOINTMENT_STATUSES.map((status) => [status, t(statusLabels[status])])),
      }),
    );
  };
  return (
    <>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': t(paperMessages.export), dense: true } }}
      >
        <MenuItem onClick={downloadCsv}>{t(paperMenuMessages.downloadCsv)}</MenuItem>
        <MenuItem
          onClick={() => {
            onClose();
            setIsPrinting(true);
          }}
        >
          {t(paperMenuMessages.daySheets)}
        </MenuItem>
      </Menu>
      <CsvProgress />
      {isPrinting && <DaySheets today={today} placeholders={placeholders} onClose={() => setIsPrinting(false)} />}
    </>
  );
}
