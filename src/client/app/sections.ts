import { createAction } from '@reduxjs/toolkit';

import type { Message } from '#client/lib/text';
import { selectParam, selectSection, type AddressRoot } from '#client/state/address';
import { appMessages } from './messages';
import { knownSection, type SectionId } from './sectionIds';

/** One entry of the sidebar: a section, or a view of the section above it. */
export interface SectionEntry {
  id: SectionId;
  label: Message;
  /** What the address calls the view. */
  view?: string;
  /** Whether it stands in the menu of the account, and not in the sidebar. */
  isInMenu?: boolean;
}

const entries: readonly [SectionEntry, ...SectionEntry[]] = [
  { id: 'appointments', label: appMessages.appointments },
  { id: 'appointments', label: appMessages.whatWaits, view: 'waits' },
  { id: 'availabilities', label: appMessages.availabilities },
  { id: 'manage-providers', label: appMessages.manageProviders },
  { id: 'home-services', label: appMessages.homeServices },
  { id: 'referral-tracking', label: appMessages.referralTracking },
  { id: 'set-up', label: appMessages.setUp, isInMenu: true },
];

/** The sidebar from top to bottom; the first section is the default (Spec 1 §2). */
export const sidebarEntries = entries.filter(({ isInMenu }) => !isInMenu);

/** The sections, each once. */
export const sections: readonly SectionEntry[] = entries.filter(({ view }) => view === undefined);

/** The entry of a section value; an unknown one is the default section. */
export function sectionEntry(id: string): SectionEntry {
  return entries.find((entry) => entry.id === id) ?? entries[0];
}

/** The entry of what is on screen: of the view of a section that has one, or of the section. */
export function selectOpenEntry(state: AddressRoot): SectionEntry {
  const id = selectOpenSection(state);
  const view = selectParam(state, 'view');
  return entries.find((entry) => entry.id === id && entry.view === view) ?? sectionEntry(id);
}

/** The code of a section is to be loaded: when the section is opened, and again after loading has failed. */
export const sectionWanted = createAction<string>('app/sectionWanted');

/** The id of the section on screen: the one the address names, or the default. */
export function selectOpenSection(state: AddressRoot): SectionId {
  return knownSection(selectSection(state));
}

/** The entry of the request table for a section's code. */
export function sectionKey(id: string): string {
  return `app/section/${id}`;
}
