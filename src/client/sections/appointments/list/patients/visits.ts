import { appointments, isActive, patients, type StoredAppointment } from '#client/entities/appointments';
import { locations } from '#client/entities/clinic';
import { bySoonest } from '#client/entities/hours';
import { dayAndMonth, shortTime, weekdayName } from '#client/lib/dates';
import { shownName, say, textOf, type Text, type Values } from '#client/lib/text';
import type { DateText, Id } from '#contract/common';
import { listMessages } from '../messages';
import { placeOf } from '../rows';
import type { EntitiesRoot } from '../selectors';

type Time = Pick<StoredAppointment, 'date' | 'start_time'>;

/** When an appointment is, in the parts that a sentence names: `Sun`, `22 Nov`, `08:00`. */
export function timeOf({ date, start_time }: Time): Values {
  return { weekday: weekdayName(date), date: dayAndMonth(date), time: shortTime(start_time) };
}

/** Whose appointment a notice is about, and when it is: `Khalid Al Zaabi, Mon 23 Nov 15:00:`. */
export function visitOf(patient: Text, appointment: Time): Text {
  return say(listMessages.visit, { patient, ...timeOf(appointment) });
}

/** Whose appointment this is and when, for a notice; `null` of one that is not known. */
export function selectVisit(state: EntitiesRoot, id: Id): Text | null {
  const appointment = appointments.selectById(state, id);
  return appointment ? visitOf(selectPatientName(state, appointment), appointment) : null;
}

/** The name of the patient of an appointment, as it is shown. */
export function selectPatientName(state: EntitiesRoot, { local_user }: StoredAppointment): Text {
  return shownName(patients.selectById(state, local_user)?.name) ?? listMessages.unknownPatient;
}

/** An appointment whose place has an id and no name that is known, `undefined` of any other. */
export function selectUnnamedPlace(state: EntitiesRoot, id: Id): StoredAppointment | undefined {
  const appointment = appointments.selectById(state, id);
  const place = appointment && placeOf(appointment, locations.selectTable(state));
  return appointment?.location_id && !textOf(place?.name) ? appointment : undefined;
}

/**
 * What may stand in place of a rejected appointment. Khalid's of Monday with Dr. Aisha is rejected, and one of his with
 * her on Thursday is confirmed: that one. `null` where there is none, or the patient has no id (decisions: reschedule).
 */
export function selectStandsInstead(state: EntitiesRoot, id: Id, today: DateText): StoredAppointment | null {
  const table = appointments.selectTable(state);
  const rejected = table[id];
  if (rejected?.status !== 'rejected' || !rejected.user_id) return null;
  const [next = null] = Object.values(table)
    .filter((one) => one.date >= today && isActive(one) && String(one.id) !== String(id))
    .filter((one) => isSame(one.user_id, rejected.user_id) && isSame(one.doctor_id, rejected.doctor_id))
    .sort(bySoonest);
  return next;
}

function isSame(one: Id | null, other: Id | null): boolean {
  return String(one) === String(other);
}
