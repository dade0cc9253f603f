import { createAction } from '@reduxjs/toolkit';

import type { FreeTime } from '#client/features/first-free';
import type { Text } from '#client/lib/text';
import { createViewEvent } from '#client/state/address';
import type { Id } from '#contract/common';

/** The parameters of the address that say what is open below the search. */
const NOTHING_OPEN = { location: null, doctor: null, date: null, form: null };

/** The results of the search for a text came on screen, or are wanted afresh. */
export const resultsOpened = createAction<string>('availabilities/resultsOpened');
/** The doctors of a location came on screen, or are wanted afresh. */
export const doctorsOpened = createAction<{ locationId: Id; locationName: Text }>('availabilities/doctorsOpened');

/** A text was searched for; it leads away from what was open. */
export const searchSubmitted = createViewEvent('availabilities/searchSubmitted', (text: string) => ({
  q: text,
  ...NOTHING_OPEN,
}));
/** A location was chosen among the results, by its id. */
export const locationChosen = createViewEvent('availabilities/locationChosen', (location: string) => ({
  ...NOTHING_OPEN,
  location,
}));
/** A doctor of the location was chosen, by his or her id. */
export const doctorChosen = createViewEvent('availabilities/doctorChosen', (doctor: string) => ({
  doctor,
  date: null,
  form: null,
}));
/** A doctor was chosen among the results, at one of his or her locations, both by their ids. */
export const doctorAtLocationChosen = createViewEvent(
  'availabilities/doctorAtLocationChosen',
  (doctor: string, location: string) => ({ ...NOTHING_OPEN, location, doctor }),
);
/** A free time was chosen: the calendar of its doctor shows that date. */
export const timeChosen = createViewEvent('availabilities/timeChosen', ({ doctorId, slot }: FreeTime) => ({
  ...NOTHING_OPEN,
  location: String(slot.locationId),
  doctor: String(doctorId),
  date: slot.date,
}));
/** The location was left for the results. */
export const backToSearchChosen = createViewEvent('availabilities/backToSearchChosen', () => NOTHING_OPEN);
/** The doctor was left for the doctors of the location. */
export const backToDoctorsChosen = createViewEvent('availabilities/backToDoctorsChosen', () => ({
  doctor: null,
  date: null,
}));
/** The bulk form, for all doctors of the location, was opened or closed. */
export const bulkFormToggled = createViewEvent('availabilities/bulkFormToggled', (isOpen: boolean) => ({
  form: isOpen ? 'all' : null,
}));
