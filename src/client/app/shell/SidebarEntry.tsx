import { CalendarDays, Clock, House, Inbox, TrendingUp, UsersRound, Wrench, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import type { OnDemand } from '#client/device/onDemand';
import { useRequest } from '#client/state/requests/useRequest';
import { useT } from '#client/ui/language/useT';
import { useOnDemand } from '#client/ui/waiting/useOnDemand';
import { loadedSection, type SectionRest } from '../sectionCode';
import type { SectionId } from '../sectionIds';
import { sectionKey, type SectionEntry } from '../sections';
import styles from './shell.module.css';

const ICONS: Readonly<Record<SectionId, LucideIcon>> = {
  appointments: CalendarDays,
  availabilities: Clock,
  'manage-providers': UsersRound,
  'home-services': House,
  'referral-tracking': TrendingUp,
  'set-up': Wrench,
};

interface SectionButtonProps {
  entry: SectionEntry;
  isOpen: boolean;
  onChosen: (entry: SectionEntry) => void;
}

/** The button that leads to a section, or to a view of one. */
export function SectionButton({ entry, isOpen, onChosen }: SectionButtonProps) {
  const t = useT();
  const { id, view } = entry;
  const label = t(entry.label);
  const Icon = view ? Inbox : ICONS[id];
  const { hasSucceeded } = useRequest(sectionKey(id));
  const rest = view && hasSucceeded ? loadedSection(id)?.rest : undefined;
  return (
    <SidebarEntry aria-current={isOpen ? 'page' : undefined} title={label} onClick={() => onChosen(entry)}>
      <Icon size={18} aria-hidden />
      {rest ? <ViewLabel rest={rest} label={label} /> : <span className="entry-label">{label}</span>}
    </SidebarEntry>
  );
}

/** What a section says about its view, in an `entry-label` of its own; its name until the code for that is there. */
function ViewLabel({ rest, label }: { rest: OnDemand<SectionRest>; label: string }) {
  const [code] = useOnDemand(rest);
  return code?.ViewLabel ? <code.ViewLabel /> : <span className="entry-label">{label}</span>;
}

/** A line of the sidebar that can be pressed: an icon, and a label that narrow screens leave out (`entry-label`). */
export function SidebarEntry(button: ComponentProps<'button'>) {
  return <button type="button" {...button} className={styles.entry} />;
}
