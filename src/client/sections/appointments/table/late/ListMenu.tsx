import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Bookmark, BookmarkPlus, Columns3, Download, Ellipsis, Pencil, Printer, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';

import { wayOf } from '#client/lib/bidi';
import type { Message } from '#client/lib/text';
import type { Placeholders } from '#client/sections/appointments/list/usePlaceholders';
import { useListExport } from '#client/sections/appointments/paper/ListExport';
import { columnsChosen, columnsReset, viewChosen, viewDeletionChosen } from '#client/sections/appointments/view/events';
import { ColumnsPanel } from '#client/sections/appointments/view/late/components/ColumnsPanel';
import { viewMessages } from '#client/sections/appointments/view/late/messages';
import { useSavedViews } from '#client/sections/appointments/view/late/SavedViews';
import { useShownColumns } from '#client/sections/appointments/view/TableView';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import { toolMessages } from './messages';

interface ListMenuProps {
  today: DateText;
  /** What the list shows for unknown names, as `selectVisible` searches it. */
  placeholders: Placeholders;
  /** Whether there is anything to take out of the page. */
  canExport: boolean;
}

/** One menu for all that is done with the list as a whole: its saved views, its columns, a file and paper. */
export function ListMenu({ today, placeholders, canExport }: ListMenuProps) {
  const t = useT();
  const dispatch = useDispatch();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const columns = useShownColumns();
  const saved = useSavedViews();
  const leaving = useListExport(today, placeholders);
  const does = (act: () => void) => () => {
    setIsOpen(false);
    act();
  };
  const line = (label: Message, icon: ReactNode, act: () => void, isDisabled = false) => (
    <MenuItem key={label.id} sx={WHOLE_LINE} disabled={isDisabled} onClick={does(act)}>
      <ListItemIcon>{icon}</ListItemIcon>
      {t(label)}
    </MenuItem>
  );
  return (
    <>
      {leaving.shown}
      <IconButton
        ref={setAnchor}
        size="small"
        aria-label={t(toolMessages.menu)}
        title={t(toolMessages.menu)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Ellipsis size={18} />
      </IconButton>
      <Menu
        open={isOpen}
        anchorEl={anchor}
        onClose={() => setIsOpen(false)}
        slotProps={{ list: { 'aria-label': t(toolMessages.menu), dense: true, sx: LINES } }}
      >
        {saved.views.flatMap((view) => [
          <MenuItem key={view.id} onClick={does(() => dispatch(viewChosen(view)))}>
            <ListItemIcon>
              <Bookmark size={15} />
            </ListItemIcon>
            <span dir={wayOf(view.name)}>{view.name}</span>
          </MenuItem>,
          ...VIEW_ACTIONS.map(({ label, Icon }, place) => {
            const name = t(label, { view: view.name });
            return (
              <MenuItem
                key={`${view.id}/${place}`}
                aria-label={name}
                title={name}
                onClick={does(() => (place === 0 ? saved.name(view) : dispatch(viewDeletionChosen(view))))}
              >
                <Icon size={14} />
              </MenuItem>
            );
          }),
        ])}
        {line(viewMessages.saveView, <BookmarkPlus size={15} />, () => saved.name('new'))}
        {columns && line(viewMessages.columns, <Columns3 size={15} />, () => setIsChoosing(true))}
        <Divider component="li" sx={WHOLE_LINE} />
        {line(toolMessages.downloadCsv, <Download size={15} />, leaving.downloadCsv, !canExport)}
        {line(toolMessages.daySheets, <Printer size={15} />, () => leaving.print(false), !canExport)}
        {line(toolMessages.initialSheets, <Printer size={15} />, () => leaving.print(true), !canExport)}
      </Menu>
      {columns && (
        <ColumnsPanel
          shown={columns}
          anchor={isChoosing ? anchor : null}
          onChosen={(chosen) => dispatch(columnsChosen(chosen))}
          onReset={() => dispatch(columnsReset())}
          onClose={() => setIsChoosing(false)}
        />
      )}
      {saved.dialog}
    </>
  );
}

/** What stands behind the name of a saved view. */
const VIEW_ACTIONS = [
  { label: viewMessages.renameView, Icon: Pencil },
  { label: viewMessages.deleteView, Icon: Trash2 },
];

const LINES = { display: 'grid', gridTemplateColumns: '1fr auto auto' };
const WHOLE_LINE = { gridColumn: '1 / -1' };
