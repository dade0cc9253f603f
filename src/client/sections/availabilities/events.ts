import { createAction } from '@reduxjs/toolkit';

import type { Id } from '../../../contract/common';
import { createViewEvent } from '../../state/address';

/** The results of a text came on screen, or are wanted afresh. */
export const resultsWanted = createAction<string>('availability/resultsWanted');
/** The doctors of a location came on screen, or are wanted afresh. */
export const doctorsWanted = createAction<{ locationId: Id; locationName: string }>('availability/doctorsWanted');

export const searchSubmitted = createViewEvent('availability/searchSubmitted', (text: string) => ({ q: text, location: null, doctor: null, form: null }));
export const locationChosen = createViewEvent('availability/locationChosen', (location: string) => ({ location, doctor: null, form: null }));
export const doctorChosen = createViewEvent('availability/doctorChosen', (doctor: string) => ({ doctor, form: null }));
export const backToSearchChosen = createViewEvent('availability/backToSearchChosen', () => ({ location: null, doctor: null, form: null }));
export const backToDoctorsChosen = createViewEvent('availability/backToDoctorsChosen', () => ({ doctor: null }));
export const bulkFormToggled = createViewEvent('availability/bulkFormToggled', (isOpen: boolean) => ({ form: isOpen ? 'all' : null }));
