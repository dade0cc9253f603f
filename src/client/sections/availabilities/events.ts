import { createAction } from '@reduxjs/toolkit';

import { createViewEvent } from '#client/state/address';
import type { Id } from '#contract/common';

const NOTHING_OPEN = { location: null, doctor: null, form: null };

/** The results of a text came on screen, or are wanted afresh. */
export const resultsOpened = createAction<string>('availabilities/resultsOpened');
/** The doctors of a location came on screen, or are wanted afresh. */
export const doctorsOpened = createAction<{ locationId: Id; locationName: string }>('availabilities/doctorsOpened');

/** A text is searched for; whatever was open is left. */
export const searchSubmitted = createViewEvent('availabilities/searchSubmitted', (text: string) => ({
  q: text,
  ...NOTHING_OPEN,
}));
/** A location of the results was chosen, by its id. */
export const locationChosen = createViewEvent('availabilities/locationChosen', (location: string) => ({
  ...NOTHING_OPEN,
  location,
}));
/** A doctor of the location was chosen, by the id. */
export const doctorChosen = createViewEvent('availabilities/doctorChosen', (doctor: string) => ({
  doctor,
  form: null,
}));
/** The location was left for the results. */
export const backToSearchChosen = createViewEvent('availabilities/backToSearchChosen', () => NOTHING_OPEN);
/** The doctor was left for the doctors of the location. */
export const backToDoctorsChosen = createViewEvent('availabilities/backToDoctorsChosen', () => ({ doctor: null }));
/** The form for all doctors of the location was opened or closed. */
export const bulkFormToggled = createViewEvent('availabilities/bulkFormToggled', (isOpen: boolean) => ({
  form: isOpen ? 'all' : null,
}));
