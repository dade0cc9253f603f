import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';

import { onDemand, type OnDemand } from '#client/device/onDemand';
import type { Findable } from '#client/state/findable';
import type { Undoable } from '#client/state/myDay';
import type { WaitingThings } from '#client/state/waiting';
import { knownSection, type SectionId } from './sectionIds';

/** Slices by name and sagas by name, which the store and its root saga take over. */
export interface Served {
  reducers: Readonly<Record<string, Reducer>>;
  watchers: Readonly<Record<string, () => Generator>>;
}

/** What a section brings when it is first opened: its screen and what that needs. */
export interface SectionModule extends Served {
  Section: ComponentType;
  /** Its other rooms, which are fetched once the first screen has had its time, or when they are wanted. */
  rest?: OnDemand<SectionRest>;
  /** Asks for what it shows whatever its address says: the event of its coming on screen. */
  opened?: () => UnknownAction;
  /** What can be found and done in it, for the search through everything. */
  findable: OnDemand<Findable<never>>;
}

/** What the other rooms of a section bring. Their watchers hear all that was said since the section came. */
export interface SectionRest extends Served {
  /** What the entry of its view says once it is known, such as how much waits there; the name of the view before. */
  ViewLabel?: ComponentType;
  /** How its changes are taken back, where they can be, for the day of the desk. */
  undoable?: Undoable<never> | readonly Undoable<never>[];
  /** What waits in it, for who takes over the desk. */
  waiting?: WaitingThings<never>;
}

/**
 * The code of each section by its id. Its chunk has the name of the section, by which the build lists its files in the
 * page (`preloadCode`).
 */
export const sectionCode: Record<SectionId, OnDemand<SectionModule>> = {
  appointments: onDemand(() =>
    import(/* webpackChunkName: "appointments" */ '#client/sections/appointments').then(
      ({ appointmentsSection }) => appointmentsSection,
    ),
  ),
  availabilities: onDemand(() =>
    import(/* webpackChunkName: "availabilities" */ '#client/sections/availabilities').then(
      ({ availabilitiesSection }) => availabilitiesSection,
    ),
  ),
  'manage-providers': onDemand(() =>
    import(/* webpackChunkName: "manage-providers" */ '#client/sections/manage-providers').then(
      ({ manageProvidersSection }) => manageProvidersSection,
    ),
  ),
  'home-services': onDemand(() =>
    import(/* webpackChunkName: "home-services" */ '#client/sections/home-services').then(
      ({ homeServicesSection }) => homeServicesSection,
    ),
  ),
  'referral-tracking': onDemand(() =>
    import(/* webpackChunkName: "referral-tracking" */ '#client/sections/referral-tracking').then(
      ({ referralTrackingSection }) => referralTrackingSection,
    ),
  ),
  'set-up': onDemand(() =>
    import(/* webpackChunkName: "set-up" */ './set-up').then(({ setUpSection }) => setUpSection),
  ),
};

/** Loads the code of a section once. Rejects when it cannot be fetched. */
export async function loadSection(id: string): Promise<SectionModule> {
  const { loaded, load } = sectionCode[knownSection(id)];
  return loaded() ?? load();
}

/** The code of a section that has been loaded, `undefined` before that. */
export function loadedSection(id: string): SectionModule | undefined {
  return sectionCode[knownSection(id)].loaded();
}
