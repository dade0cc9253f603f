import { and, eq, gt, lt } from 'drizzle-orm';
import { z } from 'zod';

import type { Database } from '#server/db/client';
import { OPEN, availabilities, doctorLocations, doctors } from '#server/db/clinicTables';
import { invalid, refused } from '#server/http/errors';
import { dateFromNowOn, id, timeText } from '#server/http/fields';

/** The fields that say when; of use where the end is checked against the start. */
export const hoursFields = { date: dateFromNowOn, available_from: timeText, available_to: timeText };

/** Whether hours end after they began, and what to say where they do not. */
export const endsAfterStart = (hours: { available_from: string; available_to: string }) =>
  hours.available_from < hours.available_to;
export const endsTooEarly = { path: ['available_to'], message: 'Must be after available_from.' };

/** Opening hours to add for one doctor on one date (Spec 1 §7). */
export const availabilityDraft = z
  .object({ location_id: id, ...hoursFields, skip_existing: z.boolean().optional() })
  .refine(endsAfterStart, endsTooEarly);

type AvailabilityDraft = z.output<typeof availabilityDraft>;
type AvailabilityRow = typeof availabilities.$inferSelect;

/**
 * Adds opening hours where the doctor works. Hours that are there already are skipped where that is wanted, and then
 * nothing is returned; otherwise they are refused, as are hours that overlap others: nobody is at two places at once.
 */
export function addForDoctor(db: Database, doctorId: number, draft: AvailabilityDraft) {
  return db.transaction(async (tx): Promise<AvailabilityRow | undefined> => {
    await lockDoctor(tx, doctorId);
    await requireWorkplace(tx, doctorId, draft.location_id);
    const overlapping = await findOverlapping(tx, doctorId, draft);
    const same = overlapping.find((hours) => isSame(hours, draft));
    if (same && draft.skip_existing) return undefined;
    if (same) throw refused(`These hours are there already: ${rangeOf(same)}.`);
    if (overlapping[0]) throw refused(`Overlaps ${rangeOf(overlapping[0])}.`);
    return insertHours(tx, doctorId, draft);
  });
}

/** Two calls for one doctor wait for each other, so that neither misses what the other adds. */
async function lockDoctor(db: Database, doctorId: number): Promise<void> {
  await db.select({ id: doctors.id }).from(doctors).where(eq(doctors.id, doctorId)).for('update');
}

async function requireWorkplace(db: Database, doctorId: number, locationId: number): Promise<void> {
  const link = and(eq(doctorLocations.doctorId, doctorId), eq(doctorLocations.locationId, locationId));
  if ((await db.$count(doctorLocations, link)) > 0) return;
  throw invalid({ location_id: [`The doctor does not work at location ${locationId}.`] });
}

function findOverlapping(db: Database, doctorId: number, draft: AvailabilityDraft) {
  return db
    .select()
    .from(availabilities)
    .where(
      and(
        eq(availabilities.doctorId, doctorId),
        eq(availabilities.date, draft.date),
        lt(availabilities.availableFrom, draft.available_to),
        gt(availabilities.availableTo, draft.available_from),
      ),
    )
    .orderBy(availabilities.availableFrom);
}

async function insertHours(db: Database, doctorId: number, draft: AvailabilityDraft): Promise<AvailabilityRow> {
  const [added] = await db
    .insert(availabilities)
    .values({
      doctorId,
      locationId: draft.location_id,
      date: draft.date,
      availableFrom: draft.available_from,
      availableTo: draft.available_to,
      status: OPEN,
    })
    .returning();
  if (!added) throw new Error('The new hours were not returned');
  return added;
}

const isSame = (hours: AvailabilityRow, draft: AvailabilityDraft) =>
  hours.locationId === draft.location_id &&
  hours.availableFrom === draft.available_from &&
  hours.availableTo === draft.available_to;

/** `09:00 - 13:00` */
const rangeOf = (hours: AvailabilityRow) => `${hours.availableFrom.slice(0, 5)} - ${hours.availableTo.slice(0, 5)}`;
