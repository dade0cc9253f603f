import dayjs from 'dayjs';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { changeAppointmentStatus, createAppointment, listAppointments } from '#contract/appointments';
import { APPOINTMENT_STATUSES } from '#contract/rules';
import { appointments } from '#server/db/appointmentTables';
import type { Database } from '#server/db/client';
import { notFound } from '#server/http/errors';
import { bind, bindStream } from '#server/http/route';
import { appointmentDraft, bookAppointment } from './book';
import { readAppointment, readAppointments } from './read';

const statusChange = z.object({ status: z.enum(APPOINTMENT_STATUSES) });

/** The appointment service (Spec 1 §7). */
export function appointmentRoutes(app: FastifyInstance, db: Database): void {
  bindStream(app, listAppointments, {}, () => readAppointments(db, dayjs().format('YYYY-MM-DD')));

  bind(app, changeAppointmentStatus, { body: statusChange }, async ({ params, body }) => {
    await db
      .update(appointments)
      .set({ status: body.status, updatedAt: new Date() })
      .where(eq(appointments.id, params.id));
    return requireAppointment(db, params.id);
  });

  bind(app, createAppointment, { body: appointmentDraft }, async ({ body }) =>
    requireAppointment(db, await bookAppointment(db, body)),
  );
}

async function requireAppointment(db: Database, id: number) {
  const appointment = await readAppointment(db, id);
  if (!appointment) throw notFound();
  return appointment;
}
