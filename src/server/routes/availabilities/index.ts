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
import type { Database } from '#server/db/client';
import { notFound } from '#server/http/errors';
import { dateFromNowOn, dateText, endText, id, timeText } from '#server/http/fields';
import { bind } from '#server/http/route';
import { addForDoctor } from './addForDoctor';
import { addForProvider } from './addForProvider';
import { deleteHours, deleteHoursOf, hasDoctor, readHours } from './queries';

const slotQuery = z.object({ date: dateText, doctor_id: id });
const doctorQuery = z.object({ location_id: id.optional() });

const hours = { date: dateFromNowOn, available_from: timeText, available_to: endText };
const endsAfterStart = ({ available_from, available_to }: { available_from: string; available_to: string }) =>
  available_from < available_to;
const endsTooEarly = { path: ['available_to'], error: 'Must be after available_from.' };

const availabilityDraft = z
  .object({ location_id: id, ...hours, skip_existing: z.boolean().optional() })
  .refine(endsAfterStart, endsTooEarly);

const providerAvailabilityDraft = z
  .object({ location: id, ...hours, skip_existing: z.boolean().default(false) })
  .refine(endsAfterStart, endsTooEarly);

/** Opening hours of doctors (Spec 1 §7). */
export function availabilityRoutes(app: FastifyInstance, db: Database): void {
  bind(app, listSlotRanges, { query: slotQuery }, ({ query }) => readHours(db, query));

  bind(app, listDoctorAvailabilities, { query: doctorQuery }, async ({ params, query }) => {
    await requireDoctor(db, params.doctorId);
    return readHours(db, { doctor_id: params.doctorId, ...query });
  });

  bind(app, addAvailability, { body: availabilityDraft }, async ({ params, body, reply }) => {
    await requireDoctor(db, params.doctorId);
    const added = await addForDoctor(db, params.doctorId, body);
    if (added) return added;
    reply.code(200);
    return { skipped: true, detail: 'These hours are there already.' };
  });

  bind(app, addProviderAvailabilities, { body: providerAvailabilityDraft }, ({ params, body }) =>
    addForProvider(db, params.providerId, body),
  );

  bind(app, deleteAvailability, {}, async ({ params }) => {
    if (!(await deleteHours(db, params.id))) throw notFound();
  });

  bind(app, deleteAllAvailabilities, {}, async ({ params }) => {
    await requireDoctor(db, params.doctorId);
    await deleteHoursOf(db, params.doctorId);
  });
}

async function requireDoctor(db: Database, doctorId: number): Promise<void> {
  if (!(await hasDoctor(db, doctorId))) throw notFound();
}
