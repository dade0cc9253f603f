import { and, eq } from 'drizzle-orm';

import type { Database } from '../db/client';
import { doctorLocations } from '../db/clinicTables';
import { invalid } from '../http/errors';

/** Refuses a place at which a doctor does not work (400). */
export async function requireWorkplace(db: Database, doctorId: number, locationId: number): Promise<void> {
  const link = and(eq(doctorLocations.doctor_id, doctorId), eq(doctorLocations.location_id, locationId));
  if ((await db.$count(doctorLocations, link)) > 0) return;
  throw invalid({ location_id: [`The doctor does not work at location ${locationId}.`] });
}
