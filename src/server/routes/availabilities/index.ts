import { and, asc, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import {
  addAvailability,
  addProviderAvailabilities,
  deleteAllAvailabilities,
  deleteAvailability,
  listDoctorAvailabilities,
  listSlotRanges,
} from '#contract/availabilities';
import type { Availability } from '#contract/availabilities';
import type { Database } from '#server/db/client';
import { availabilities, doctors } from '#server/db/clinicTables';
import { notFound } from '#server/http/errors';
import { dateText, id } from '#server/http/fields';
import { bind } from '#server/http/route';
import { addForDoctor, availabilityDraft } from './addForDoctor';
import { addForProvider, providerAvailabilityDraft } from './addForProvider';

const slotQuery = z.object({ date: dateText, doctor_id: id });
const doctorQuery = z.object({ location_id: id.optional() });

/** Opening hours of doctors (Spec 1 §7). */
export function availabilityRoutes(app: FastifyInstance, db: Database): void {
  bind(app, listSlotRanges, { query: slotQuery }, ({ query }) =>
    readHours(db, and(eq(availabilities.doctorId, query.doctor_id), eq(availabilities.date, query.date))),
  );

  bind(app, listDoctorAvailabilities, { query: doctorQuery }, async ({ params, query }) => {
    await requireDoctor(db, params.doctorId);
    const atPlace = query.location_id === undefined ? undefined : eq(availabilities.locationId, query.location_id);
    return readHours(db, and(eq(availabilities.doctorId, params.doctorId), atPlace));
  });

  bind(app, addAvailability, { body: availabilityDraft }, async ({ params, body, reply }) => {
    await requireDoctor(db, params.doctorId);
    const added = await addForDoctor(db, params.doctorId, body);
    if (added) return toAvailability(added);
    reply.code(200);
    return { skipped: true, detail: 'These hours are there already.' };
  });

  bind(app, addProviderAvailabilities, { body: providerAvailabilityDraft }, ({ params, body }) =>
    addForProvider(db, params.providerId, body),
  );

  bind(app, deleteAvailability, {}, async ({ params }) => {
    const deleted = await db
      .delete(availabilities)
      .where(eq(availabilities.id, params.id))
      .returning({ id: availabilities.id });
    if (deleted.length === 0) throw notFound();
  });

  bind(app, deleteAllAvailabilities, {}, async ({ params }) => {
    await requireDoctor(db, params.doctorId);
    await db.delete(availabilities).where(eq(availabilities.doctorId, params.doctorId));
  });
}

async function requireDoctor(db: Database, doctorId: number): Promise<void> {
  if ((await db.$count(doctors, eq(doctors.id, doctorId))) === 0) throw notFound();
}

async function readHours(db: Database, condition: SQL | undefined): Promise<Availability[]> {
  const rows = await db
    .select()
    .from(availabilities)
    .where(condition)
    .orderBy(asc(availabilities.date), asc(availabilities.availableFrom), asc(availabilities.id));
  return rows.map(toAvailability);
}

function toAvailability(row: typeof availabilities.$inferSelect): Availability {
  return {
    id: row.id,
    doctor_id: row.doctorId,
    location_id: row.locationId,
    date: row.date,
    available_from: row.availableFrom,
    available_to: row.availableTo,
    status: row.status,
  };
}
