import { and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import * as contract from '#contract/homeServices/staff';
import type { Database } from '#server/db/client';
import { homeDoctors, therapists } from '#server/db/homeServicesTables';
import { amount, filledText, flag, id, text, wholeNumber } from '#server/http/fields';
import { bind } from '#server/http/route';
import { sameAs } from '../filters';
import { requireSubcategory } from './catalogueQueries';
import { crudRoutes } from './crudRoutes';
import { readDoctors, readLanguages, readTherapists, requireLanguages, storeLanguages } from './staffQueries';

const MAX_YEARS = 80;

const person = {
  provider: id,
  first_name: filledText(),
  last_name: filledText(),
  years_of_experience: wholeNumber(0, MAX_YEARS).nullable().default(null),
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

const doctorQuery = z.object({ provider: id.optional(), specialty: id.optional() });
const therapistQuery = z.object({ provider: id.optional(), therapy_type: id.optional() });

/** Doctors, therapists and languages (Spec 2 §7). */
export function staffRoutes(app: FastifyInstance, db: Database): void {
  doctorRoutes(app, db);
  therapistRoutes(app, db);
  bind(app, contract.listLanguages, {}, () => readLanguages(db));
}

function doctorRoutes(app: FastifyInstance, db: Database): void {
  bind(app, contract.listHomeDoctors, { query: doctorQuery }, ({ query: { provider, specialty } }) =>
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
      check: async (tx, { specialization, languages }) => {
        await requireSubcategory(tx, 'specialization', specialization, 'specialty');
        await requireLanguages(tx, languages);
      },
      storeMore: (tx, doctor, { languages }) => storeLanguages(tx, doctor, languages),
    },
  );
}

function therapistRoutes(app: FastifyInstance, db: Database): void {
  bind(app, contract.listTherapists, { query: therapistQuery }, ({ query: { provider, therapy_type } }) =>
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
      check: (tx, { therapy_type }) => requireSubcategory(tx, 'therapy_type', therapy_type, 'therapy_type'),
    },
  );
}
