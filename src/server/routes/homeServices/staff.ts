import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import * as contract from '#contract/homeServices/staff';
import type { Database } from '#server/db/client';
import { homeDoctorLanguages, homeDoctors, languages, therapists } from '#server/db/homeServicesTables';
import { unknownKey } from '#server/http/constraints';
import { invalid } from '#server/http/errors';
import { amount, filledText, flag, id, text, wholeNumber } from '#server/http/fields';
import { bind } from '#server/http/route';
import { crudRoutes } from './crudRoutes';
import { requireSubcategory, sameAs } from './filters';
import { textsIn, translationColumns } from './texts';

const MAX_YEARS = 80;

const person = {
  provider: id,
  first_name: filledText(),
  last_name: filledText(),
  years_of_experience: wholeNumber(0, MAX_YEARS).default(0),
  bio: text(2000).default(''),
  is_active: flag.default(true),
};

const doctorBody = z.object({
  ...person,
  specialization: id,
  consultation_fee: amount,
  services_offered: text(2000).default(''),
  languages: z.array(id).default([]),
});

const therapistBody = z.object({
  ...person,
  therapy_type: id,
  session_fee: amount,
  certifications: text(2000).default(''),
});

/** Who comes: doctors with their languages, and therapists (Spec 2 §7). */
export function staffRoutes(app: FastifyInstance, db: Database): void {
  doctorRoutes(app, db);
  therapistRoutes(app, db);
  bind(app, contract.listLanguages, {}, () => db.query.languages.findMany({ orderBy: (table) => table.id }));
}

function doctorRoutes(app: FastifyInstance, db: Database): void {
  const query = z.object({ provider: id.optional(), specialty: id.optional() });
  bind(app, contract.listHomeDoctors, { query }, ({ query: { provider, specialty } }) =>
    readDoctors(db, and(sameAs(homeDoctors.provider, provider), sameAs(homeDoctors.specialization, specialty))),
  );
  crudRoutes(
    app,
    db,
    { create: contract.createHomeDoctor, update: contract.updateHomeDoctor, remove: contract.deleteHomeDoctor },
    {
      table: homeDoctors,
      body: doctorBody,
      read: readDoctors,
      check: async (reader, doctor) => {
        await requireSubcategory(reader, 'specialization', doctor.specialization, 'specialty');
        await requireLanguages(reader, doctor.languages);
      },
      storeMore: (writer, doctor, sent) => storeLanguages(writer, doctor, sent.languages),
    },
  );
}

function therapistRoutes(app: FastifyInstance, db: Database): void {
  const query = z.object({ provider: id.optional(), therapy_type: id.optional() });
  bind(app, contract.listTherapists, { query }, ({ query: { provider, therapy_type } }) =>
    readTherapists(db, and(sameAs(therapists.provider, provider), sameAs(therapists.therapy_type, therapy_type))),
  );
  crudRoutes(
    app,
    db,
    { create: contract.createTherapist, update: contract.updateTherapist, remove: contract.deleteTherapist },
    {
      table: therapists,
      body: therapistBody,
      read: readTherapists,
      check: (reader, { therapy_type }) => requireSubcategory(reader, 'therapy_type', therapy_type, 'therapy_type'),
    },
  );
}

async function storeLanguages(db: Database, doctor: number, spoken: readonly number[]): Promise<void> {
  await db.delete(homeDoctorLanguages).where(eq(homeDoctorLanguages.doctor, doctor));
  const rows = [...new Set(spoken)].map((language) => ({ doctor, language }));
  if (rows.length > 0) await db.insert(homeDoctorLanguages).values(rows);
}

/** Refuses languages that do not exist, under the field they were sent in. */
async function requireLanguages(db: Database, spoken: readonly number[]): Promise<void> {
  const known = await db.select({ id: languages.id }).from(languages);
  const unknown = spoken.filter((language) => known.every(({ id: key }) => key !== language));
  if (unknown.length > 0) throw invalid({ languages: unknown.map(unknownKey) });
}

async function readDoctors(db: Database, where: SQL | undefined): Promise<contract.HomeDoctor[]> {
  const rows = await db.query.homeDoctors.findMany({
    where,
    with: {
      specialty: { with: { translations: { columns: translationColumns } } },
      spoken: { with: { spokenLanguage: true }, orderBy: (table) => table.language },
    },
    orderBy: (table) => table.id,
  });
  return rows.map(({ specialty, spoken, ...row }) => ({
    ...row,
    specialization_name: textsIn(specialty.translations)?.name ?? null,
    languages: spoken.map(({ spokenLanguage }) => spokenLanguage),
  }));
}

async function readTherapists(db: Database, where: SQL | undefined): Promise<contract.Therapist[]> {
  const rows = await db.query.therapists.findMany({
    where,
    with: { therapy: { with: { translations: { columns: translationColumns } } } },
    orderBy: (table) => table.id,
  });
  return rows.map(({ therapy, ...row }) => ({
    ...row,
    therapy_type_name: textsIn(therapy.translations)?.name ?? null,
  }));
}
