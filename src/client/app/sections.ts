import type { Reducer } from '@reduxjs/toolkit';
import { createAction } from '@reduxjs/toolkit';
import type { LucideIcon } from 'lucide-react';
import { CalendarDays, Clock, House, TrendingUp, UsersRound } from 'lucide-react';
import type { ComponentType } from 'react';

import type { Message } from '#client/lib/text';
import type { AddressRoot } from '#client/state/address';
import { selectSection } from '#client/state/address';
import { messages } from './messages';

/** What a section brings when it is first opened: its screen, its slices by name and its sagas by name. */
export interface SectionModule {
  Section: ComponentType;
  reducers: Readonly<Record<string, Reducer>>;
  watchers: Readonly<Record<string, () => Generator>>;
}

/** One entry of the sidebar. */
export interface SectionEntry {
  /** The section value of the specification (Spec 1 §2). */
  id: string;
  label: Message;
  Icon: LucideIcon;
  /** Rejects when its code cannot be fetched. */
  load: () => Promise<SectionModule>;
}

/** The sidebar from top to bottom; the first section is the default (Spec 1 §2). */
export const sections: readonly [SectionEntry, ...SectionEntry[]] = [
  {
    id: 'appointments',
    label: messages.appointments,
    Icon: CalendarDays,
    load: () => import('#client/sections/appointments').then(({ appointmentsSection }) => appointmentsSection),
  },
  {
    id: 'availabilities',
    label: messages.availabilities,
    Icon: Clock,
    load: () => import('#client/sections/availabilities').then(({ availabilitiesSection }) => availabilitiesSection),
  },
  {
    id: 'manage-providers',
    label: messages.manageProviders,
    Icon: UsersRound,
    load: () =>
      import('#client/sections/manage-providers').then(({ manageProvidersSection }) => manageProvidersSection),
  },
  {
    id: 'home-services',
    label: messages.homeServices,
    Icon: House,
    load: () => import('#client/sections/home-services').then(({ homeServicesSection }) => homeServicesSection),
  },
  {
    id: 'referral-tracking',
    label: messages.referralTracking,
    Icon: TrendingUp,
    load: () =>
      import('#client/sections/referral-tracking').then(({ referralTrackingSection }) => referralTrackingSection),
  },
];

/** The entry of a section value; an unknown one is the default section. */
export function sectionEntry(id: string): SectionEntry {
  return sections.find((entry) => entry.id === id) ?? sections[0];
}

/** The code of a section is to be loaded: when the section is opened, and again after loading has failed. */
export const sectionWanted = createAction<string>('app/sectionWanted');

/** The id of the section on screen: the one the address names, or the default. */
export function selectOpenSection(state: AddressRoot): string {
  return sectionEntry(selectSection(state)).id;
}

/** The entry of the request table for a section's code. */
export function sectionKey(id: string): string {
  return `app/section/${id}`;
}

const loaded = new Map<string, SectionModule>();

/** Loads the code of a section once. Rejects when it cannot be fetched. */
export async function loadSection(id: string): Promise<SectionModule> {
  const section = loaded.get(id) ?? (await sectionEntry(id).load());
  loaded.set(id, section);
  return section;
}

/** The code of a section that has been loaded, `undefined` before that. */
export function loadedSection(id: string): SectionModule | undefined {
  return loaded.get(id);
}
