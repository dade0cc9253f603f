import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { deleteDoctor, readDoctor, updateDoctor } from '#contract/directory';
import { DOCTOR_TITLES } from '#contract/rules';
import type { Database } from '#server/db/client';
import { invalid, notFound } from '#server/http/errors';
import { code, dateText, filledText, id, wholeNumber } from '#server/http/fields';
import { bind } from '#server/http/route';
import { changeDoctor, hasSpecialty, readDoctors, removeDoctor } from './doctorQueries';

/** A plain name, or an object with a name, as a doctor is read. */
const nameEntry = z.preprocess(
  (entry) => (typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : entry),
  filledText(100),
);

const nameList = z
  .array(nameEntry)
  .min(1, 'This list may not be empty.')
  .max(50, 'This list may not have more than 50 entries.')
  .transform((names) => [...new Set(names)]);

const doctorPatch = z.object({
  title: z.enum(DOCTOR_TITLES),
  first_name: filledText(100),
  last_name: filledText(100),
  specializations: z.array(id).length(1, 'Exactly one specialization is required.'),
  license_number: code(100),
  license_expiry: dateText.nullable(),
  bio: filledText(5000),
  years_of_experience: wholeNumber(0, 100).optional(),
  consultation_duration: wholeNumber(0, 1440).optional(),
  languages: nameList,
  services: nameList,
});

/** Reading, changing and deleting a doctor (Spec 1 §7). */
export function doctorRoutes(app: FastifyInstance, db: Database): void {
  bind(app, readDoctor, { query: z.object({ doctor_id: id }) }, ({ query }) => requireDoctor(db, query.doctor_id));

  bind(app, updateDoctor, { body: doctorPatch }, async ({ params, body }) => {
    await requireDoctor(db, params.id);
    await requireSpecialty(db, body.specializations[0]);
    await changeDoctor(db, params.id, body);
    return requireDoctor(db, params.id);
  });

  bind(app, deleteDoctor, {}, async ({ params }) => {
    if (!(await removeDoctor(db, params.id))) throw notFound();
  });
}

async function requireDoctor(db: Database, doctorId: number) {
  const [doctor] = await readDoctors(db, [doctorId]);
  if (!doctor) throw notFound();
  return doctor;
}

async function requireSpecialty(db: Database, specialtyId = 0): Promise<void> {
  if (await hasSpecialty(db, specialtyId)) return;
  throw invalid({ specializations: [`There is no specialization ${specialtyId}.`] });
}
