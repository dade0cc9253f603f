import { and, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm';

import { ACTIVE_STATUSES } from '#contract/rules';
import { timeRange } from '#contract/text/dayEnd';
import { appointments, bookedDoctors } from '#server/db/appointmentTables';
import type { Database } from '#server/db/client';
import { conflict } from '#server/http/errors';

/** What the service makes of a second active appointment of a doctor at the same time. */
export interface DoubleBooking {
  refusesDoubleBooking: boolean;
}

/** Whether an appointment takes the time of its doctor; one without a status is pending (Spec 1 §3). */
export const isActiveStatus = (status: string | null) => status === null || ACTIVE_STATUSES.includes(status);

/** When a doctor is to be expected; `id` where the appointment is there already. */
interface Visit {
  id?: number;
  doctor_id: number;
  date: string;
  start_time: string;
  end_time: string;
}

/**
 * Refuses a time at which the doctor has another active appointment (409). Until the transaction ends, others wait who
 * ask the same of this doctor, so that of two at the same moment only one gets the time.
 */
export async function requireFreeTime(tx: Database, { id, doctor_id, date, start_time, end_time }: Visit) {
  await tx
    .select({ id: bookedDoctors.doctor_id })
    .from(bookedDoctors)
    .where(eq(bookedDoctors.doctor_id, doctor_id))
    .for('update');
  const [other] = await tx
    .select({ start_time: appointments.start_time, end_time: appointments.end_time })
    .from(appointments)
    .where(
      and(
        eq(appointments.doctor_id, doctor_id),
        eq(appointments.date, date),
        lt(appointments.start_time, end_time),
        gt(appointments.end_time, start_time),
        or(isNull(appointments.status), inArray(appointments.status, [...ACTIVE_STATUSES])),
        id === undefined ? undefined : ne(appointments.id, id),
      ),
    )
    .limit(1);
  if (!other) return;
  const range = timeRange(other.start_time, other.end_time);
  throw conflict(`The doctor has another appointment at this time (${range}).`);
}
