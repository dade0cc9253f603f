import { messagesOf } from '#client/lib/text';
import { createViewEvent } from '#client/state/address';
import type { DateText } from '#contract/common';

// The rooms that offer them stand below the one that serves them.

/** A doctor by the text of his or her id, and the day that the dialog begins with. */
export interface AskedFor {
  doctor: string;
  day: DateText;
}

/** A person pressed `Doctor away…`; the dialog stands in the address, so that every section can lead to it. */
export const doctorAwayChosen = createViewEvent('appointments/doctorAwayChosen', ({ doctor, day }: AskedFor) => ({
  away: doctor,
  on: day,
}));
/** A person pressed `Doctor late…`, which is about today. */
export const doctorLateChosen = createViewEvent('appointments/doctorLateChosen', (doctor: string) => ({
  late: doctor,
}));

/** A person pressed `Closed…` at a place, by the text of its id. */
export const placeClosedChosen = createViewEvent(
  'appointments/placeClosedChosen',
  ({ place, day }: { place: string; day: DateText }) => ({ closed: place, on: day }),
);

/** What the buttons say that open the dialogs. */
export const awayLabels = messagesOf('appointments.away', {
  away: 'Doctor away…',
  late: 'Doctor late…',
  closed: 'Closed…',
  more: 'Options for {about}',
});
