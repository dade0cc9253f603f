import { and, asc, eq } from 'drizzle-orm';

import type { Availability } from '#contract/availabilities';
import type { Database } from '#server/db/client';
import { availabilities, doctors } from '#server/db/clinicTables';
import { sameAs } from '../filters';

/** The doctor whose opening hours are listed, and what narrows the list. */
interface HoursFilter {
  doctor_id: number;
  date?: string | undefined;
  location_id?: number | undefined;
}

/** The opening hours of a doctor in their order. */
export function readHours(db: Database, { doctor_id, date, location_id }: HoursFilter): Promise<Availability[]> {
  return db
    .select()
    .from(availabilities)
    .where(
      and(
        eq(availabilities.doctor_id, doctor_id),
        sameAs(availabilities.date, date),
        sameAs(availabilities.location_id, location_id),
      ),
    )
    .orderBy(asc(availabilities.date), asc(availabilities.available_from), asc(availabilities.id));
}

/** Deletes opening hours by their key, and says whether there were any. */
export async function deleteHours(db: Database, id: number): Promise<boolean> {
  const deleted = await db.delete(availabilities).where(eq(availabilities.id, id)).returning({ id: availabilities.id });
  return deleted.length > 0;
}

/** Deletes all opening hours of a doctor. */
export async function deleteHoursOf(db: Database, doctorId: number): Promise<void> {
  await db.delete(availabilities).where(eq(availabilities.doctor_id, doctorId));
}

/** Whether there is a doctor with this key. */
export async function hasDoctor(db: Database, doctorId: number): Promise<boolean> {
  return (await db.$count(doctors, eq(doctors.id, doctorId))) > 0;
}
