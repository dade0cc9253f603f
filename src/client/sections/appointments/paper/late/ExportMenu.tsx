import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { use, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { csvDialectOf } from '#client/lib/csv';
import type { Placeholders } from '#client/sections/appointments/list/usePlaceholders';
import { USUAL_COLUMNS } from '#client/sections/appointments/view/columns';
import { selectListView } from '#client/sections/appointments/view/selectors';
import { selectVisible } from '#client/sections/appointments/view/shownRows';
import { useSelected } from '#client/state/useSelected';
import { LanguageContext, useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
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
  const language = use(LanguageContext);
  const [isPrinting, setIsPrinting] = useState(false);
  const downloadCsv = () => {
    onClose();
    dispatch(
      csvChosen({
        today,
        placeholders,
        // What a narrow page folds away is still a column of the list.
        columns: columns ?? USUAL_COLUMNS,
        language,
        dialect: csvDialectOf(navigator.language),
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
      {isPrinting && <ListSheets today={today} placeholders={placeholders} onClose={() => setIsPrinting(false)} />}
    </>
  );
}

/** Prints what the list shows. */
function ListSheets({ today, placeholders, onClose }: Omit<ExportMenuProps, 'anchor'>) {
  const list = useSelected(selectVisible, today, placeholders);
  return <DaySheets today={today} list={list} onClose={onClose} />;
}
