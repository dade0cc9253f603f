import dayjs from 'dayjs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { changeAppointmentStatus, createAppointment, listAppointments } from '#contract/appointments';
import { APPOINTMENT_STATUSES } from '#contract/rules';
import type { Database } from '#server/db/client';
import { notFound } from '#server/http/errors';
import { dateFromNowOn, endText, id, momentText, timeText } from '#server/http/fields';
import { bind, bindStream } from '#server/http/route';
import { bookAppointment } from './booking';
import type { DoubleBooking } from './doubleBooking';
import { readAppointment, readAppointments, readListTag, setStatus } from './queries';

const listQuery = z.object({ updated_at__gte: momentText.optional() });

const statusChange = z.object({ status: z.enum(APPOINTMENT_STATUSES) });

const appointmentDraft = z
  .object({
    user_id: id,
    doctor_id: id,
    date: dateFromNowOn,
    start_time: timeText,
    end_time: endText,
    location_id: id.nullable(),
  })
  .refine((draft) => draft.start_time < draft.end_time, {
    path: ['end_time'],
    error: 'Must be after the start time.',
  });

/** The appointment service (Spec 1 §7). */
export function appointmentRoutes(app: FastifyInstance, db: Database, rules: DoubleBooking): void {
  const listed = { query: listQuery, tag: () => readListTag(db) };
  bindStream(app, listAppointments, listed, ({ query: { updated_at__gte: since } }) =>
    readAppointments(db, dayjs().format('YYYY-MM-DD'), since),
  );

  bind(app, changeAppointmentStatus, { body: statusChange }, async ({ params, body }) => {
    const previous_status = await setStatus(db, params.id, body.status, rules);
    return { ...(await requireAppointment(db, params.id)), previous_status };
  });

  bind(app, createAppointment, { body: appointmentDraft }, async ({ body }) =>
    requireAppointment(db, await bookAppointment(db, body, rules)),
  );
}

async function requireAppointment(db: Database, id: number) {
  const appointment = await readAppointment(db, id);
  if (!appointment) throw notFound();
  return appointment;
}
