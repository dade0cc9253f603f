import { createAction } from '@reduxjs/toolkit';

import { createViewEvent } from '#client/state/address';
import type { DateText, Id, TimeText } from '#contract/common';

/** Whose slots are shown, and where; without a location, those of all. */
export interface SlotsWanted {
  doctorId: Id;
  locationId: Id | null;
  /** For the sentence that says that they could not be read. */
  doctorName: string;
}

/** For whom opening hours are added. */
export type Target =
  | { kind: 'doctor'; doctorId: Id; doctorName: string; locationId: Id; skipExisting?: boolean }
  /** Several doctors of one place, each on its own, where no provider is known. */
  | { kind: 'doctors'; doctors: readonly { id: Id; name: string }[]; locationId: Id; skipExisting: boolean }
  | { kind: 'provider'; providerId: Id; locationId: Id; skipExisting: boolean };

/** What a form asks for: these hours on these dates. */
export interface Plan {
  dates: readonly DateText[];
  availableFrom: TimeText;
  availableTo: TimeText;
}

/** The slots of a doctor came on screen, or are wanted afresh. */
export const slotsOpened = createAction<SlotsWanted>('doctorAvailability/slotsOpened');
/** A form was sent; `scope` names the place whose ledger it fills. */
export const planSubmitted = createAction<{ scope: string; target: Target; plan: Plan }>(
  'doctorAvailability/planSubmitted',
);
/**
 * The location at which a doctor's hours are managed was chosen. Whoever opens or closes the dialog takes `at` out
 * again.
 */
export const locationChosen = createViewEvent('doctorAvailability/locationChosen', (at: string) => ({ at }));
/** One slot is to be deleted, once a question has been answered. */
export const slotDeleteChosen = createAction<{ id: Id }>('doctorAvailability/slotDeleteChosen');
/** Every slot of a doctor is to be deleted, wherever it is, once a question has been answered. */
export const allSlotsDeleteChosen = createAction<{ doctorId: Id; locationId: Id | null; hasOtherLocations: boolean }>(
  'doctorAvailability/allSlotsDeleteChosen',
);
