import { createAction } from '@reduxjs/toolkit';

import { createViewEvent } from '#client/state/address';
import type { Id } from '#contract/common';
import type { HoursByDate, SetUpLine, WaitingLine } from './lines';
import { CALL_BACK_DAYS, type CallBackDays } from './rules';

/** A person wants the opening hours of the doctors compared with their appointments. */
export const hoursCheckWanted = createAction('appointments/hoursCheckWanted');
/** A person wants no more of it. */
export const hoursCheckStopped = createAction('appointments/hoursCheckStopped');
/** A person wants the set-up looked through. */
export const setUpWanted = createAction('appointments/setUpWanted');
/** A person wants no more of it. */
export const setUpStopped = createAction('appointments/setUpStopped');

/** What waits in the list as it is now is known, and the doctors who are expected from today on, as texts of ids. */
export const waitingFound = createAction<{ lines: readonly WaitingLine[]; doctors: readonly string[] }>(
  'appointments/waitingFound',
);
/** These doctors are going to be checked. */
export const hoursCheckBegun = createAction<readonly string[]>('appointments/hoursCheckBegun');
/** The opening hours of a doctor are known, and which appointments do not lie wholly within them. */
export const hoursChecked = createAction<{ doctor: string; hours: HoursByDate; outside: readonly Id[] }>(
  'appointments/hoursChecked',
);
/** The opening hours of a doctor could not be read. */
export const hoursUnread = createAction<string>('appointments/hoursUnread');
/** A person chose the worklist, or the gaps of the set-up. */
export const waitsTabChosen = createViewEvent('appointments/waitsTabChosen', (tab: 'worklist' | 'setup') => ({
  tab: tab === 'setup' ? tab : null,
}));
/** A person chose how far to look back for patients to call. */
export const callBackDaysChosen = createViewEvent('appointments/callBackDaysChosen', (days: CallBackDays) => ({
  back: days === CALL_BACK_DAYS[0] ? null : String(days),
}));
/** The set-up is looked through anew, at first by so many calls. */
export const setUpBegun = createAction<number>('appointments/setUpBegun');
/** A call has been answered: the gaps that it shows, and how many calls follow from it. */
export const setUpRead = createAction<{ lines: readonly SetUpLine[]; more: number }>('appointments/setUpRead');
/** A call could not be made. */
export const setUpMissed = createAction('appointments/setUpMissed');
/** The whole set-up was looked through. */
export const setUpEnded = createAction('appointments/setUpEnded');
/** A person put a line aside, as it was then. */
export const linePutAside = createAction<{ key: string; as: string }>('appointments/linePutAside');
/** An appointment was rejected or cancelled from this page. */
export const visitDroppedHere = createAction<Id>('appointments/visitDroppedHere');
