import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { Check, ClipboardList, Flag, History, Languages, Lock, LogOut, Moon, Sun, Wrench } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { lockChosen, selectMayAdminister, selectUser } from '#client/features/session';
import { LANGUAGE_NAMES, otherLanguage } from '#client/lib/languages';
import { sectionOpened } from '#client/state/address';
import {
  hijriDatesChosen,
  initialsChosen,
  languageChosen,
  selectHasHijriDates,
  selectHasInitials,
  selectLanguage,
} from '#client/state/language';
import { useT } from '#client/ui/language/useT';
import { useMedia } from '#client/ui/page/useMedia';
import { appMessages } from '../messages';
import { DayDialog, type DayTab } from '../my-day/DayDialog';
import { handoverMessages } from '../my-day/messages';
import { reportMessages } from '../report/messages';
import { ReportDialog } from '../report/ReportDialog';

interface AccountMenuLinesProps {
  /** Where the menu stands; `null` while it is closed. */
  anchor: HTMLElement | null;
  onSignOut: () => void;
  onClose: () => void;
}

/** The lines of the account menu: how the page looks, what helps when it does not work, and how to leave the desk. */
export function AccountMenuLines({ anchor, onSignOut, onClose }: AccountMenuLinesProps) {
  const t = useT();
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const mayAdminister = useSelector(selectMayAdminister);
  const other = otherLanguage(useSelector(selectLanguage));
  const hasHijriDates = useSelector(selectHasHijriDates);
  const hasInitials = useSelector(selectHasInitials);
  const { isDark, setMode } = useColours();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { line, checkLine } = linesThat(onClose);
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
        {/* On narrow screens the button has no room for it. */}
        {user !== null && (
          <MenuItem disabled divider sx={{ color: 'text.secondary', '&.Mui-disabled': { opacity: 1 } }}>
            <bdi>{user}</bdi>
          </MenuItem>
        )}
        {line(
          <Languages size={16} />,
          <bdi key="language" lang={other}>
            {LANGUAGE_NAMES[other]}
          </bdi>,
          () => dispatch(languageChosen(other)),
        )}
        {line(
          isDark ? <Sun size={16} /> : <Moon size={16} />,
          t(isDark ? appMessages.useLight : appMessages.useDark),
          () => setMode(isDark ? 'light' : 'dark'),
        )}
        {checkLine(hasHijriDates, t(appMessages.hijriDates), (isOn) => dispatch(hijriDatesChosen(isOn)))}
        {checkLine(hasInitials, t(appMessages.initialsOnScreen), (isOn) => dispatch(initialsChosen(isOn)))}
        <Divider />
        {line(<History size={16} />, t(appMessages.myDay), () => setOpened('day'))}
        {line(<ClipboardList size={16} />, t(handoverMessages.title), () => setOpened('handover'))}
        {mayAdminister && line(<Wrench size={16} />, t(appMessages.setUp), () => dispatch(sectionOpened('set-up')))}
        {line(<Flag size={16} />, t(reportMessages.title), () => setOpened('report'))}
        <Divider />
        {/* Nobody could unlock for a person whose e-mail is not known. */}
        {user !== null && line(<Lock size={16} />, t(appMessages.lockNow), () => dispatch(lockChosen()))}
        {line(<LogOut size={16} />, t(appMessages.signOut), onSignOut)}
      </Menu>
      {opened && <OpenedDialog opened={opened} onOpened={setOpened} />}
    </>
  );
}

/** What a line of the menu opens. */
type Opened = 'report' | DayTab;

interface OpenedDialogProps {
  opened: Opened;
  /** Another one opens in its place, or none. */
  onOpened: (opened: Opened | null) => void;
}

/** The dialog that a line has opened. */
function OpenedDialog({ opened, onOpened }: OpenedDialogProps) {
  const onClose = () => onOpened(null);
  switch (opened) {
    case 'report':
      return <ReportDialog onClose={onClose} />;
    case 'day':
    case 'handover':
      return <DayDialog tab={opened} onTabChosen={onOpened} onClose={onClose} />;
  }
}

/** Makes lines of a menu that close it first, and then do what they say: plain ones, and such as are on or off. */
function linesThat(close: () => void) {
  const does = (choose: () => void) => () => {
    close();
    choose();
  };
  return {
    line: (icon: ReactNode, label: ReactNode, choose: () => void) => (
      <MenuItem onClick={does(choose)}>
        <ListItemIcon>{icon}</ListItemIcon>
        {label}
      </MenuItem>
    ),
    checkLine: (isOn: boolean, label: ReactNode, turn: (isOn: boolean) => void) => (
      <MenuItem role="menuitemcheckbox" aria-checked={isOn} onClick={does(() => turn(!isOn))}>
        <ListItemIcon>{isOn && <Check size={16} />}</ListItemIcon>
        {label}
      </MenuItem>
    ),
  };
}

function useColours() {
  const { mode, setMode } = useColorScheme();
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  return { isDark: mode === 'dark' || (mode !== 'light' && prefersDark), setMode };
}
