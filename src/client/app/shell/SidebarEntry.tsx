import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { CalendarDays, Clock, House, TrendingUp, UsersRound, type LucideIcon } from 'lucide-react';

import { useT } from '#client/ui/useT';
import type { SectionId } from '../sectionIds';
import type { SectionEntry } from '../sections';

const ICONS: Readonly<Record<SectionId, LucideIcon>> = {
  appointments: CalendarDays,
  availabilities: Clock,
  'manage-providers': UsersRound,
  'home-services': House,
  'referral-tracking': TrendingUp,
};

interface SectionButtonProps extends SectionEntry {
  isOpen: boolean;
  onChosen: (id: SectionId) => void;
}

/** The button that leads to a section. */
export function SectionButton({ id, label, isOpen, onChosen }: SectionButtonProps) {
  const t = useT();
  const Icon = ICONS[id];
  return (
    <SidebarEntry aria-current={isOpen ? 'page' : undefined} title={t(label)} onClick={() => onChosen(id)}>
      <Icon size={18} aria-hidden />
      <span className="entry-label">{t(label)}</span>
    </SidebarEntry>
  );
}

/** A line of the sidebar that can be pressed: an icon, and a label that narrow screens leave out (`entry-label`). */
export const SidebarEntry = styled(ButtonBase)(({ theme }) => ({
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
