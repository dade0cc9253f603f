import { eq, type SQL } from 'drizzle-orm';

import type { Named } from '#contract/common';
import type { HomeDoctor, Therapist } from '#contract/homeServices/staff';
import type { Database } from '#server/db/client';
import { homeDoctorLanguages } from '#server/db/homeServicesTables';
import { unknownKey } from '#server/http/constraints';
import { invalid } from '#server/http/errors';
import { translationColumns, translationIn } from './translations';

/** Doctors in the order in which they were added, each with specialty and languages. */
export async function readDoctors(db: Database, where: SQL | undefined): Promise<HomeDoctor[]> {
  const rows = await db.query.homeDoctors.findMany({
    where,
    with: {
      specialty: { with: { translations: { columns: translationColumns } } },
      spoken: { with: { named: true }, orderBy: (table) => table.language },
    },
    orderBy: (table) => table.id,
  });
  return rows.map(({ specialty, spoken, ...row }) => ({
    ...row,
    specialization_name: translationIn(specialty.translations)?.name ?? null,
    languages: spoken.map(({ named }) => named),
  }));
}

/** Therapists in the order in which they were added, each with the name of the therapy. */
export async function readTherapists(db: Database, where: SQL | undefined): Promise<Therapist[]> {
  const rows = await db.query.therapists.findMany({
    where,
    with: { therapy: { with: { translations: { columns: translationColumns } } } },
    orderBy: (table) => table.id,
  });
  return rows.map(({ therapy, ...row }) => ({
    ...row,
    therapy_type_name: translationIn(therapy.translations)?.name ?? null,
  }));
}

/** The languages that doctors can speak. */
export function readLanguages(db: Database): Promise<Named[]> {
  return db.query.languages.findMany({ orderBy: (table) => table.id });
}

/** Makes these the languages that a doctor speaks. */
export async function storeLanguages(db: Database, doctor: number, spoken: readonly number[]): Promise<void> {
  await db.delete(homeDoctorLanguages).where(eq(homeDoctorLanguages.doctor, doctor));
  const rows = [...new Set(spoken)].map((language) => ({ doctor, language }));
  if (rows.length > 0) await db.insert(homeDoctorLanguages).values(rows);
}

/** Refuses languages that do not exist, under the field they were sent in. */
export async function requireLanguages(db: Database, spoken: readonly number[]): Promise<void> {
  const known = new Set((await db.query.languages.findMany()).map(({ id }) => id));
  const unknown = spoken.filter((language) => !known.has(language));
  if (unknown.length > 0) throw invalid({ languages: unknown.map(unknownKey) });
}
