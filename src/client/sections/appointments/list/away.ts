import { messagesOf } from '#client/lib/text';
import { createViewEvent } from '#client/state/address';
import type { DateText } from '#contract/common';

// The rooms that offer them stand below the one that serves them.

/** A doctor by the text of his or her id, and the day that the dialog begins with. */
export interface AskedFor {
  doctor: string;
  day: DateText;
}

/** The parameters of the address that say which dialog of a doctor who is away or late is open; both closed. */
export const NOBODY_AWAY = { away: null, late: null, on: null } as const;

/** A person pressed `Doctor away…`; the dialog stands in the address, so that every section can lead to it. */
export const doctorAwayChosen = createViewEvent('appointments/doctorAwayChosen', ({ doctor, day }: AskedFor) => ({
  ...NOBODY_AWAY,
  away: doctor,
  on: day,
}));
/** A person pressed `Doctor late…`, which is about today. */
export const doctorLateChosen = createViewEvent('appointments/doctorLateChosen', (doctor: string) => ({
  ...NOBODY_AWAY,
  late: doctor,
}));

/** What the buttons say that open the dialogs. */
export const awayLabels = messagesOf('appointments.away', {
  away: 'Doctor away…',
  late: 'Doctor late…',
});
