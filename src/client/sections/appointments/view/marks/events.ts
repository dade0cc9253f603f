import { createViewEvent } from '#client/state/address';

/** A person wants to see in the list what a mark of a picture counts, beside whatever else narrows it. */
export const markOpened = createViewEvent('appointments/markOpened', (counted: string) => ({
  view: null,
  period: 'all',
  days: null,
  counted,
}));
/** A person wants more again than what a mark counts. */
export const markLeft = createViewEvent('appointments/markLeft', () => ({ period: null, counted: null }));
