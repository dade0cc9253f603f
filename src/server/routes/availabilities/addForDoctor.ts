import { and, eq, gt, lt } from 'drizzle-orm';

import { timeRange } from '#contract/text/dayEnd';
import type { Database } from '#server/db/client';
import { availabilities, doctors, OPEN } from '#server/db/clinicTables';
import { refused } from '#server/http/errors';
import { requireWorkplace } from '../workplaces';

/** Opening hours to add for one doctor on one date (Spec 1 §7). */
interface NewHours {
  location_id: number;
  date: string;
  available_from: string;
  available_to: string;
  skip_existing?: boolean | undefined;
}

type Hours = typeof availabilities.$inferSelect;

/**
 * Adds opening hours at a place where the doctor works, and refuses hours that overlap others of the doctor. Identical
 * hours are refused too, or skipped with `skip_existing`: then it returns nothing.
 */
export function addForDoctor(db: Database, doctorId: number, { skip_existing, ...hours }: NewHours) {
  return db.transaction(async (tx): Promise<Hours | undefined> => {
    await lockDoctor(tx, doctorId);
    await requireWorkplace(tx, doctorId, hours.location_id);
    const overlapping = await findOverlapping(tx, doctorId, hours);
    const same = overlapping.find((found) => isSame(found, hours));
    if (same && skip_existing) return undefined;
    if (same) throw refused(`These hours are there already: ${rangeOf(same)}.`);
    if (overlapping[0]) throw refused(`Overlaps ${rangeOf(overlapping[0])}.`);
    return insertHours(tx, { doctor_id: doctorId, ...hours, status: OPEN });
  });
}

/** Lets two calls for one doctor wait for each other, so that neither misses what the other adds. */
async function lockDoctor(db: Database, doctorId: number): Promise<void> {
  await db.select({ id: doctors.id }).from(doctors).where(eq(doctors.id, doctorId)).for('update');
}

function findOverlapping(db: Database, doctorId: number, { date, available_from, available_to }: NewHours) {
  return db
    .select()
    .from(availabilities)
    .where(
      and(
        eq(availabilities.doctor_id, doctorId),
        eq(availabilities.date, date),
        lt(availabilities.available_from, available_to),
        gt(availabilities.available_to, available_from),
      ),
    )
    .orderBy(availabilities.available_from);
}

async function insertHours(db: Database, hours: typeof availabilities.$inferInsert): Promise<Hours> {
  const [added] = await db.insert(availabilities).values(hours).returning();
  if (!added) throw new Error('The new hours were not returned');
  return added;
}

const isSame = (found: Hours, hours: NewHours) =>
  found.location_id === hours.location_id &&
  found.available_from === hours.available_from &&
  found.available_to === hours.available_to;

/** `09:00 - 13:00` */
const rangeOf = (hours: Hours) => timeRange(hours.available_from, hours.available_to);
