import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';

import { fetched, type OnDemand } from '#client/device/onDemand';
import type { Findable } from '#client/state/findable';
import type { Undoable } from '#client/state/myDay';
import type { WaitingThings } from '#client/state/waiting';
import { knownSection, type SectionId } from './sectionIds';

/** What a section brings when it is first opened: its screen, its slices by name and its sagas by name. */
export interface SectionModule {
  Section: ComponentType;
  reducers: Readonly<Record<string, Reducer>>;
  watchers: Readonly<Record<string, () => Generator>>;
  /** Asks for what it shows whatever its address says: the event of its coming on screen. */
  opened?: () => UnknownAction;
  /** What the entry of its view says once it is known, such as how much waits there; the name of the view before. */
  ViewLabel?: OnDemand<ComponentType>;
  /** What can be found and done in it, for the search through everything. */
  findable: OnDemand<Findable<never>>;
  /** How its changes are taken back, where they can be, for the day of the desk. */
  undoable?: OnDemand<Undoable<never>>;
  /** What waits in it, for who takes over the desk. */
  waiting?: OnDemand<WaitingThings<never>>;
}

/**
 * How the code of each section is fetched, by its id; each rejects when that is not possible. Its chunk has
 * the name of the section, by which the build lists its files in the page (`preloadCode`).
 */
export const sectionCode = {
  appointments: () =>
    import(/* webpackChunkName: "appointments" */ '#client/sections/appointments').then(
      ({ appointmentsSection }) => appointmentsSection,
    ),
  availabilities: () =>
    import(/* webpackChunkName: "availabilities" */ '#client/sections/availabilities').then(
      ({ availabilitiesSection }) => availabilitiesSection,
    ),
  'manage-providers': () =>
    import(/* webpackChunkName: "manage-providers" */ '#client/sections/manage-providers').then(
      ({ manageProvidersSection }) => manageProvidersSection,
    ),
  'home-services': () =>
    import(/* webpackChunkName: "home-services" */ '#client/sections/home-services').then(
      ({ homeServicesSection }) => homeServicesSection,
    ),
  'referral-tracking': () =>
    import(/* webpackChunkName: "referral-tracking" */ '#client/sections/referral-tracking').then(
      ({ referralTrackingSection }) => referralTrackingSection,
    ),
} satisfies Record<SectionId, () => Promise<SectionModule>>;

const loaded = new Map<SectionId, SectionModule>();

/** Loads the code of a section once. Rejects when it cannot be fetched. */
export async function loadSection(id: string): Promise<SectionModule> {
  const section = loadedSection(id) ?? (await fetched(sectionCode[knownSection(id)]));
  loaded.set(knownSection(id), section);
  return section;
}

/** The code of a section that has been loaded, `undefined` before that. */
export function loadedSection(id: string): SectionModule | undefined {
  return loaded.get(knownSection(id));
}
