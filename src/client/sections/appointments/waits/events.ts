import { createAction } from '@reduxjs/toolkit';

import { createViewEvent } from '#client/state/address';
import { CALL_BACK_DAYS, type CallBackDays } from './rules';

/** A person wants the opening hours of the doctors compared with their appointments. */
export const hoursCheckWanted = createAction('appointments/hoursCheckWanted');
/** A person chose how far to look back for patients to call. */
export const callBackDaysChosen = createViewEvent('appointments/callBackDaysChosen', (days: CallBackDays) => ({
  back: days === CALL_BACK_DAYS[0] ? null : String(days),
}));
