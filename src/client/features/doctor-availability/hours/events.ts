import { createAction } from '@reduxjs/toolkit';

import type { Text } from '#client/lib/text';
import { createViewEvent } from '#client/state/address';
import type { PlannedHours } from '#client/ui/dates/datePlanRules';
import type { DateText, Id } from '#contract/common';

/** A doctor and what he or she is called. */
export interface NamedDoctor {
  id: Id;
  /** First and last name. */
  name: Text;
}

/** Doctors who work at a location. */
export interface Staff {
  doctors: readonly NamedDoctor[];
  locationId: Id;
}

/** A doctor at one of his or her locations; `null` means all of them. */
export interface DoctorAtLocation {
  doctorId: Id;
  /** How the doctor is called in what is said. */
  doctorName: Text;
  locationId: Id | null;
}

/** For whom opening hours are added, and at which location. */
export type Target =
  | { kind: 'doctor'; doctorId: Id; doctorName: Text; locationId: Id; skipExisting?: boolean }
  /** Several doctors of one location, each with calls of its own, where no provider is known. */
  | (Staff & { kind: 'doctors'; skipExisting: boolean })
  /** The doctors of one provider by one call for all of them, and the others of the location by calls of their own. */
  | (Staff & { kind: 'provider'; providerId: Id; others: readonly NamedDoctor[]; skipExisting: boolean });

/** What the form Add Availability asks for: each of these hours on each of these dates. */
export interface Plan {
  dates: readonly DateText[];
  hours: readonly PlannedHours[];
  /** The dates that get other hours: the part that fits beside what is there. */
  fitting?: Readonly<Record<DateText, readonly PlannedHours[]>>;
}

/** The slots of a doctor came on screen, or are wanted afresh. */
export const slotsOpened = createAction<DoctorAtLocation>('doctorAvailability/slotsOpened');
/** The slots of several doctors of a location are wanted, or wanted afresh. */
export const staffSlotsOpened = createAction<Staff>('doctorAvailability/staffSlotsOpened');
/** The doctors of a location came on screen. */
export const staffOpened = createAction<{ locationId: Id }>('doctorAvailability/staffOpened');
/** The form Add Availability was sent; `scope` names the ledger that it fills. */
export const planSubmitted = createAction<{ scope: string; target: Target; plan: Plan }>(
  'doctorAvailability/planSubmitted',
);
/** The location at which a doctor's slots are managed was chosen; opening or closing the modal takes `at` out again. */
export const managedLocationChosen = createViewEvent('doctorAvailability/managedLocationChosen', (at: string) => ({
  at,
}));
/** One slot was chosen to be deleted. */
export const slotDeleteChosen = createAction<{ id: Id }>('doctorAvailability/slotDeleteChosen');
/** All slots of a doctor were chosen to be deleted, at every location. */
export const allSlotsDeleteChosen = createAction<{ doctorId: Id; locationId: Id | null; hasOtherLocations: boolean }>(
  'doctorAvailability/allSlotsDeleteChosen',
);
