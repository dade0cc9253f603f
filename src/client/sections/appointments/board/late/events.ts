import type { Slot } from '#client/entities/slots';
import { shortTime } from '#client/lib/dates';
import { NO_FILTERS } from '#client/sections/appointments/list/address';
import { createViewEvent } from '#client/state/address';
import type { DateText } from '#contract/common';
import { shortEnd } from '#contract/text/dayEnd';
import { dayUnless } from '../events';

/**
 * A person chose a free time of a doctor, which the board shows: the day, the column and the hours; without filters,
 * for they hide what stands around it.
 */
export const freeTimeShown = createViewEvent(
  'appointments/freeTimeShown',
  ({ doctor, slot }: { doctor: string; slot: Slot }, today?: DateText) => ({
    ...NO_FILTERS,
    q: null,
    day: dayUnless(slot.date, today),
    of: doctor,
    at: `${shortTime(slot.startTime)}-${shortEnd(slot.endTime)}`,
  }),
);
