import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check } from 'lucide-react';
import { useSelector } from 'react-redux';

import { selectUser } from '#client/features/session';
import { LANGUAGE_NAMES, otherLanguage } from '#client/lib/languages';
import { selectLanguage } from '#client/state/language';
import { useT } from '#client/ui/language/useT';
import { DayDialog } from '../my-day/DayDialog';
import { ReportDialog } from '../report/ReportDialog';
import { useAccountLines, type AccountDoors, type AccountLine, type AccountDialog } from './accountLines';

interface AccountMenuLinesProps extends Pick<AccountDoors, 'onSignOut'> {
  /** Where the menu stands; `null` while it is closed. */
  anchor: HTMLElement | null;
  /** The dialog that a line has opened. */
  opened: AccountDialog | null;
  onOpened: (opened: AccountDialog | null) => void;
  onClose: () => void;
}

/** The account menu, and the dialogs that its lines open. */
export function AccountMenuLines({ anchor, opened, onOpened, onSignOut, onClose }: AccountMenuLinesProps) {
  const user = useSelector(selectUser);
  const groups = useAccountLines({ onOpened, onSignOut })
    .map((lines) => lines.filter(({ isInSidebar = false }) => !isInSidebar))
    .filter(({ length }) => length > 0);
  return (
    <>
      {/* Notices stand beside the sidebar, where the menu opens too. */}
      <Menu
        open={anchor?.isConnected === true}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        sx={{ zIndex: 'tooltip' }}
        slotProps={{ paper: { sx: { minWidth: 216 } } }}
        onClose={onClose}
      >
        {/* The entry of the sidebar has room for it where that is wide. */}
        {user !== null && (
          <MenuItem
            disabled
            divider
            sx={{ color: 'text.secondary', display: { lg: 'none' }, '&.Mui-disabled': { opacity: 1 } }}
          >
            <bdi>{user}</bdi>
          </MenuItem>
        )}
        {groups.flatMap((lines, place) => [
          ...(place > 0 ? [<Divider key={place} />] : []),
          ...lines.map((line) => <Line key={line.id} line={line} onClose={onClose} />),
        ])}
      </Menu>
      {opened === 'report' && <ReportDialog onClose={() => onOpened(null)} />}
      {(opened === 'day' || opened === 'handover') && (
        <DayDialog tab={opened} onTabChosen={onOpened} onClose={() => onOpened(null)} />
      )}
    </>
  );
}

interface LineProps {
  line: AccountLine;
  onClose: () => void;
}

/** A line that closes the menu first, and then does what it says: a plain one, or such as is on or off. */
function Line({ line: { id, label, Icon, isOn, act }, onClose, ...item }: LineProps) {
  const t = useT();
  const other = otherLanguage(useSelector(selectLanguage));
  return (
    <MenuItem
      {...item}
      {...(isOn !== undefined && { role: 'menuitemcheckbox', 'aria-checked': isOn })}
      onClick={() => {
        onClose();
        act();
      }}
    >
      <ListItemIcon>{isOn === undefined ? <Icon size={16} /> : isOn && <Check size={16} />}</ListItemIcon>
      {id === 'language' ? <bdi lang={other}>{LANGUAGE_NAMES[other]}</bdi> : t(label)}
    </MenuItem>
  );
}
