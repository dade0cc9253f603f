import { createAction } from '@reduxjs/toolkit';

import type { Message } from '#client/lib/text';
import { selectSection, type AddressRoot } from '#client/state/address';
import { appMessages } from './messages';
import { knownSection, type SectionId } from './sectionIds';

/** One entry of the sidebar. */
export interface SectionEntry {
  id: SectionId;
  label: Message;
}

/** The sidebar from top to bottom; the first section is the default (Spec 1 §2). */
export const sections: readonly [SectionEntry, ...SectionEntry[]] = [
  { id: 'appointments', label: appMessages.appointments },
  { id: 'availabilities', label: appMessages.availabilities },
  { id: 'manage-providers', label: appMessages.manageProviders },
  { id: 'home-services', label: appMessages.homeServices },
  { id: 'referral-tracking', label: appMessages.referralTracking },
];

/** The entry of a section value; an unknown one is the default section. */
export function sectionEntry(id: string): SectionEntry {
  return sections.find((entry) => entry.id === id) ?? sections[0];
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
