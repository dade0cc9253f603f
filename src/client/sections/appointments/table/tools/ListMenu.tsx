import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  Bookmark,
  BookmarkPlus,
  Columns3,
  Download,
  Ellipsis,
  Pencil,
  Printer,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { wayOf } from '#client/lib/bidi';
import type { Translate } from '#client/lib/text';
import type { Placeholders } from '#client/sections/appointments/list/usePlaceholders';
import { useListExport } from '#client/sections/appointments/paper/ListExport';
import { columnsChosen, columnsReset, viewChosen, viewDeletionChosen } from '#client/sections/appointments/view/events';
import { viewMessages } from '#client/sections/appointments/view/filters/messages';
import type { NamedView } from '#client/sections/appointments/view/layout';
import { ColumnsPanel } from '#client/sections/appointments/view/saved/ColumnsPanel';
import { useSavedViews } from '#client/sections/appointments/view/saved/SavedViews';
import { useShownColumns } from '#client/sections/appointments/view/TableView';
import { useAskedOf, type Tool } from '#client/state/useAsked';
import { usePrintKey } from '#client/ui/focus/usePageKey';
import { useT } from '#client/ui/language/useT';
import type { DateText } from '#contract/common';
import { toolMessages } from './messages';

interface ListMenuProps {
  today: DateText;
  /** What the list shows for unknown names, as `selectVisible` searches it. */
  placeholders: Placeholders;
  /** Whether there is anything to take out of the page. */
  canExport: boolean;
}

/** A line of it, which the search through everything finds too. */
interface Line extends Tool {
  Icon: LucideIcon;
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
  const saveView: Line = { label: viewMessages.saveView, Icon: BookmarkPlus, act: () => saved.name('new') };
  const choose: Line = { label: viewMessages.columns, Icon: Columns3, act: () => setIsChoosing(true) };
  const ofView = columns ? [saveView, choose] : [saveView];
  const ofPage = usePageLines(leaving, canExport);
  useAskedOf([...ofView, ...ofPage]);
  const does = (act: () => void) => () => {
    setIsOpen(false);
    act();
  };
  const shown = ({ label, Icon, act, isPossible = true }: Line) => (
    <MenuItem key={label.id} sx={WHOLE_LINE} disabled={!isPossible} onClick={does(act)}>
      <ListItemIcon>
        <Icon size={15} />
      </ListItemIcon>
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
        {viewLines(t, saved.views, {
          choose: (view) => does(() => dispatch(viewChosen(view))),
          rename: (view) => does(() => saved.name(view)),
          remove: (view) => does(() => dispatch(viewDeletionChosen(view))),
        })}
        {ofView.map(shown)}
        <Divider component="li" sx={WHOLE_LINE} />
        {ofPage.map(shown)}
      </Menu>
      <ShownColumns anchor={isChoosing ? anchor : null} onClose={() => setIsChoosing(false)} />
      {saved.dialog}
    </>
  );
}

/** What leaves the page: a file, and paper, which has a key as well. */
function usePageLines({ downloadCsv, print }: ReturnType<typeof useListExport>, isPossible: boolean): Line[] {
  const printSheets = () => print(false);
  usePrintKey(isPossible, printSheets);
  return [
    { label: toolMessages.downloadCsv, Icon: Download, act: downloadCsv, isPossible },
    { label: toolMessages.daySheets, Icon: Printer, act: printSheets, isPossible },
    { label: toolMessages.initialSheets, Icon: Printer, act: () => print(true), isPossible },
  ];
}

/** The choice of columns; a page as narrow as a phone has none. */
function ShownColumns(opening: { anchor: HTMLElement | null; onClose: () => void }) {
  const dispatch = useDispatch();
  const shown = useShownColumns();
  if (!shown) return null;
  return (
    <ColumnsPanel
      {...opening}
      shown={shown}
      onChosen={(chosen) => dispatch(columnsChosen(chosen))}
      onReset={() => dispatch(columnsReset())}
    />
  );
}

type Deed = (view: NamedView) => () => void;

/** A line of three items for each saved view: it is chosen, renamed, deleted. */
function viewLines(t: Translate, views: readonly NamedView[], deeds: Record<'choose' | 'rename' | 'remove', Deed>) {
  return views.flatMap((view) => {
    const [rename, remove] = [viewMessages.renameView, viewMessages.deleteView].map((message) =>
      t(message, { view: view.name }),
    );
    return [
      <MenuItem key={view.id} onClick={deeds.choose(view)}>
        <ListItemIcon>
          <Bookmark size={15} />
        </ListItemIcon>
        <span dir={wayOf(view.name)}>{view.name}</span>
      </MenuItem>,
      <MenuItem key={`${view.id}/rename`} aria-label={rename} title={rename} onClick={deeds.rename(view)}>
        <Pencil size={14} />
      </MenuItem>,
      <MenuItem key={`${view.id}/delete`} aria-label={remove} title={remove} onClick={deeds.remove(view)}>
        <Trash2 size={14} />
      </MenuItem>,
    ];
  });
}

const LINES = { display: 'grid', gridTemplateColumns: '1fr auto auto' };
const WHOLE_LINE = { gridColumn: '1 / -1' };
