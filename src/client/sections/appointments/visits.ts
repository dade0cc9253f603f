import type { StoredAppointment } from '#client/entities/appointments';
import { dayAndMonth, shortTime, weekdayName } from '#client/lib/dates';
import type { Text, Values } from '#client/lib/text';
import { say } from '#client/lib/text';
import { messages } from './messages';

type Time = Pick<StoredAppointment, 'date' | 'start_time'>;

/** When an appointment is, in the parts that a sentence names: `Sun`, `22 Nov`, `08:00`. */
export function timeOf({ date, start_time }: Time): Values {
  return { weekday: weekdayName(date), date: dayAndMonth(date), time: shortTime(start_time) };
}

/** Whose appointment a notice is about, and when it is: `Khalid Al Zaabi, Mon 23 Nov 15:00:`. */
export function visitOf(patient: Text, appointment: Time): Text {
  return say(messages.visit, { patient, ...timeOf(appointment) });
}
