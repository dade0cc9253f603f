import { createAction } from '@reduxjs/toolkit';

import type { FreeTime } from '#client/features/first-free';
import type { Text } from '#client/lib/text';
import { createViewEvent } from '#client/state/address';
import type { DateText, Id } from '#contract/common';

/** The results of the search for a text came on screen, or are wanted afresh. */
export const resultsOpened = createAction<string>('availabilities/resultsOpened');
/** The locations were offered before a search, or are wanted afresh. */
export const frontOpened = createAction('availabilities/frontOpened');
/** The doctors of a location came on screen, or are wanted afresh. */
export const doctorsOpened = createAction<{ locationId: Id; locationName: Text }>('availabilities/doctorsOpened');

/** The doctors of a location came on screen, the first of them with their hours of a day. */
export const dayWanted = createAction<{ doctorIds: readonly Id[]; date: DateText }>('availabilities/dayWanted');

/** A text was searched for; it leads away from what was open. */
export const searchSubmitted = createViewEvent('availabilities/searchSubmitted', (text: string) => ({
  q: text,
}));
/** A location was chosen among the results, by its id. */
export const locationChosen = createViewEvent('availabilities/locationChosen', (location: string) => ({
  location,
}));
/** A doctor of the location was chosen, by his or her id. */
export const doctorChosen = createViewEvent('availabilities/doctorChosen', (doctor: string) => ({
  doctor,
}));
/** A doctor was chosen among the results, at one of his or her locations, both by their ids. */
export const doctorAtLocationChosen = createViewEvent(
  'availabilities/doctorAtLocationChosen',
  (doctor: string, location: string) => ({ location, doctor }),
);
/** A free time was chosen: the calendar of its doctor shows that date. */
export const timeChosen = createViewEvent('availabilities/timeChosen', ({ doctorId, slot }: FreeTime) => ({
  location: String(slot.locationId),
  doctor: String(doctorId),
  date: slot.date,
}));
/** The location was left for the results. */
export const backToSearchChosen = createViewEvent('availabilities/backToSearchChosen', () => ({ location: null }));
/** The doctor was left for the doctors of the location. */
export const backToDoctorsChosen = createViewEvent('availabilities/backToDoctorsChosen', () => ({
  doctor: null,
}));
/** The bulk form, for all doctors of the location, was opened or closed. */
export const bulkFormToggled = createViewEvent('availabilities/bulkFormToggled', (isOpen: boolean) => ({
  form: isOpen ? 'all' : null,
}));
