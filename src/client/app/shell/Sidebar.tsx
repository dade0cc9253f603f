import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { CalendarDays, Clock, House, LogOut, TrendingUp, UsersRound, type LucideIcon } from 'lucide-react';

import { dayOf } from '#client/lib/dates';
import { Logo } from '#client/ui/Logo';
import { useT } from '#client/ui/useT';
import { appMessages } from '../messages';
import type { SectionId } from '../sectionIds';
import type { SectionEntry } from '../sections';
import { AccountMenu } from './AccountMenu';
import { SidebarEntry } from './SidebarEntry';

interface SidebarProps {
  sections: readonly SectionEntry[];
  openSection: string;
  onSectionChosen: (id: string) => void;
  onSignOut: () => void;
}

const ICONS: Readonly<Record<SectionId, LucideIcon>> = {
  appointments: CalendarDays,
  availabilities: Clock,
  'manage-providers': UsersRound,
  'home-services': House,
  'referral-tracking': TrendingUp,
};

/** The sections of the product, the account, signing out, and the copyright line (Spec 1 §2); icons only where narrow. */
export function Sidebar({ sections, openSection, onSectionChosen, onSignOut }: SidebarProps) {
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
            <SidebarEntry
              key={id}
              aria-current={id === openSection ? 'page' : undefined}
              title={t(label)}
              onClick={() => onSectionChosen(id)}
            >
              <Icon size={18} aria-hidden />
              <span className="entry-label">{t(label)}</span>
            </SidebarEntry>
          );
        })}
      </nav>
      <Box sx={{ flex: 1 }} />
      <AccountMenu onSignOut={onSignOut} />
      <SidebarEntry title={t(appMessages.signOut)} onClick={onSignOut}>
        <LogOut size={18} aria-hidden />
        <span className="entry-label">{t(appMessages.signOut)}</span>
      </SidebarEntry>
      <footer className="footer">{t(appMessages.copyright, { year: dayOf(new Date()).slice(0, 4) })}</footer>
    </Frame>
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
    paddingBlockStart: 8,
    paddingInlineStart: 11,
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
    '.footer': { paddingInlineStart: 0, fontSize: 10, textAlign: 'center' },
  },
}));
