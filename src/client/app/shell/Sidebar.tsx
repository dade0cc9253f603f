import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled, useColorScheme } from '@mui/material/styles';
import { CalendarDays, Clock, House, LogOut, Moon, Sun, TrendingUp, UsersRound, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { dayOf } from '#client/lib/dates';
import { IconAction } from '#client/ui/IconAction';
import { Logo } from '#client/ui/Logo';
import { useMedia } from '#client/ui/useMedia';
import { useT } from '#client/ui/useT';
import { appMessages } from '../messages';
import type { SectionId } from '../sectionIds';
import type { SectionEntry } from '../sections';

interface SidebarProps {
  sections: readonly SectionEntry[];
  openSection: string;
  onSectionChosen: (id: string) => void;
  onSignOut: () => void;
  /** What stands above signing out, such as the choice of the language. */
  children?: ReactNode;
}

const ICONS: Readonly<Record<SectionId, LucideIcon>> = {
  appointments: CalendarDays,
  availabilities: Clock,
  'manage-providers': UsersRound,
  'home-services': House,
  'referral-tracking': TrendingUp,
};

/** The sections of the product, signing out, and the copyright line (Spec 1 §2); icons only on narrow screens. */
export function Sidebar({ sections, openSection, onSectionChosen, onSignOut, children }: SidebarProps) {
  const t = useT();
  return (
    <Frame>
      <Box sx={{ paddingInline: 1, paddingBlock: '4px 16px' }}>
        <Logo name={t(appMessages.product)} isFolding />
      </Box>
      <nav aria-label={t(appMessages.sections)}>
        {sections.map(({ id, label }) => {
          const Icon = ICONS[id];
          return (
            <Entry
              key={id}
              aria-current={id === openSection ? 'page' : undefined}
              title={t(label)}
              onClick={() => onSectionChosen(id)}
            >
              <Icon size={18} aria-hidden />
              <span className="entry-label">{t(label)}</span>
            </Entry>
          );
        })}
      </nav>
      <Box sx={{ flex: 1 }} />
      {children}
      <Entry title={t(appMessages.signOut)} onClick={onSignOut}>
        <LogOut size={18} aria-hidden />
        <span className="entry-label">{t(appMessages.signOut)}</span>
      </Entry>
      <Box component="footer" className="footer">
        <span>{t(appMessages.copyright, { year: dayOf(new Date()).slice(0, 4) })}</span>
        <ColourSwitch />
      </Box>
    </Frame>
  );
}

function ColourSwitch() {
  const t = useT();
  const { mode, setMode } = useColorScheme();
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  const isDark = mode === 'dark' || (mode !== 'light' && prefersDark);
  return (
    <IconAction
      label={t(isDark ? appMessages.useLight : appMessages.useDark)}
      icon={isDark ? <Sun size={16} /> : <Moon size={16} />}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    />
  );
}

const Frame = styled('aside')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: 240,
  padding: 12,
  backgroundColor: theme.vars.palette.background.paper,
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  nav: { display: 'grid', gap: 2 },
  '.footer': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    paddingInlineStart: 12,
    fontSize: 12,
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.down('lg')]: {
    width: 64,
    '.entry-label': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '.footer': { flexDirection: 'column', paddingInlineStart: 0, fontSize: 10, textAlign: 'center' },
  },
}));

const Entry = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 12,
  width: '100%',
  minHeight: 36,
  paddingInline: 11,
  borderRadius: 8,
  fontSize: 14,
  fontWeight: 500,
  fontFamily: 'inherit',
  color: theme.vars.palette.text.primary,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.accentSoft,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
}));
