import { useColorScheme } from '@mui/material/styles';
import {
  CalendarDays,
  ClipboardList,
  Flag,
  History,
  Languages,
  Lock,
  LogOut,
  Moon,
  Sun,
  UserRound,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';

import { lockChosen, selectMayAdminister, selectUser } from '#client/features/session';
import { LANGUAGE_NAMES, otherLanguage } from '#client/lib/languages';
import { say, type Text } from '#client/lib/text';
import { sectionOpened } from '#client/state/address';
import {
  hijriDatesChosen,
  initialsChosen,
  languageChosen,
  selectHasHijriDates,
  selectHasInitials,
  selectLanguage,
} from '#client/state/language';
import { useMedia } from '#client/ui/page/useMedia';
import { appMessages } from '../messages';
import type { DayTab } from '../my-day/DayDialog';
import { handoverMessages } from '../my-day/messages';
import { reportMessages } from '../report/messages';

/** What a line of the menu opens. */
export type AccountDialog = 'report' | DayTab;

/** What leads out of the menu, and of the search through everything. */
export interface AccountDoors {
  onOpened: (opened: AccountDialog) => void;
  onSignOut: () => void;
}

/** Something that can be done wherever somebody is, found by the search. */
export interface AccountLine {
  id: string;
  label: Text;
  /** Its other names, in both languages. */
  alsoCalled: string;
  Icon: LucideIcon;
  /** Whether it is on, of one that is turned on and off. */
  isOn?: boolean;
  /** Whether it is an entry of the sidebar, and no line of the account menu. */
  isInSidebar?: boolean;
  act: () => void;
}

/** The lines in their groups: how the page looks, what helps with the work, and how to leave the desk. */
export function useAccountLines(doors: AccountDoors): readonly (readonly AccountLine[])[] {
  return [useLooks(), useWork(doors), useLeaving(doors)];
}

function useLooks(): AccountLine[] {
  const dispatch = useDispatch();
  const other = otherLanguage(useSelector(selectLanguage));
  const hasHijriDates = useSelector(selectHasHijriDates);
  const hasInitials = useSelector(selectHasInitials);
  const { isDark, setMode } = useColours();
  return [
    {
      id: 'language',
      label: say(appMessages.inLanguage, { language: LANGUAGE_NAMES[other] }),
      alsoCalled: 'language english arabic لغة الإنجليزية العربية تغيير',
      Icon: Languages,
      act: () => dispatch(languageChosen(other)),
    },
    {
      id: 'colours',
      label: isDark ? appMessages.useLight : appMessages.useDark,
      alsoCalled: 'dark light colours theme night mode ألوان داكنة فاتحة ليلي مظهر',
      Icon: isDark ? Sun : Moon,
      act: () => setMode(isDark ? 'light' : 'dark'),
    },
    {
      id: 'hijri',
      label: appMessages.hijriDates,
      alsoCalled: 'hijri islamic calendar dates هجري هجرية تقويم تواريخ',
      Icon: CalendarDays,
      isOn: hasHijriDates,
      act: () => dispatch(hijriDatesChosen(!hasHijriDates)),
    },
    {
      id: 'initials',
      label: appMessages.initialsOnScreen,
      alsoCalled: 'initials discreet privacy names hide أحرف أولى خصوصية إخفاء الأسماء',
      Icon: UserRound,
      isOn: hasInitials,
      act: () => dispatch(initialsChosen(!hasInitials)),
    },
  ];
}

function useWork({ onOpened }: AccountDoors): AccountLine[] {
  const dispatch = useDispatch();
  const mayAdminister = useSelector(selectMayAdminister);
  const setUp: AccountLine = {
    id: 'set-up',
    label: appMessages.setUp,
    alsoCalled: 'check services coverage فحص الخدمات',
    Icon: Wrench,
    act: () => dispatch(sectionOpened('set-up')),
  };
  return [
    {
      id: 'day',
      label: appMessages.myDay,
      alsoCalled: 'my day done undo history note يومي ما تم تراجع ملاحظة',
      Icon: History,
      act: () => onOpened('day'),
    },
    {
      id: 'handover',
      label: handoverMessages.title,
      alsoCalled: 'handover hand over shift note next desk تسليم المناوبة وردية ملاحظة',
      Icon: ClipboardList,
      act: () => onOpened('handover'),
    },
    ...(mayAdminister ? [setUp] : []),
    {
      id: 'report',
      label: reportMessages.title,
      alsoCalled: 'report problem bug help error بلاغ مشكلة خطأ مساعدة',
      Icon: Flag,
      act: () => onOpened('report'),
    },
  ];
}

function useLeaving({ onSignOut }: AccountDoors): AccountLine[] {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const lock: AccountLine = {
    id: 'lock',
    label: appMessages.lockNow,
    alsoCalled: 'lock leave desk قفل مغادرة',
    Icon: Lock,
    act: () => dispatch(lockChosen()),
  };
  return [
    // Nobody could unlock for a person whose e-mail is not known.
    ...(user === null ? [] : [lock]),
    {
      id: 'signOut',
      label: appMessages.signOut,
      alsoCalled: 'sign out log out logout خروج تسجيل الخروج',
      Icon: LogOut,
      isInSidebar: true,
      act: onSignOut,
    },
  ];
}

function useColours() {
  const { mode, setMode } = useColorScheme();
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  return { isDark: mode === 'dark' || (mode !== 'light' && prefersDark), setMode };
}
