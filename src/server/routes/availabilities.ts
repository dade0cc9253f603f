import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Availability, listSlotRanges } from '../../contract/availabilities';
import type { Services } from '../app';
import { availabilities } from '../db/clinicTables';
import { dateText, id } from '../fields';
import { bind } from '../route';

const slotQuery = z.object({ date: dateText, doctor_id: id });

/** Opening hours of doctors (Spec 1 §7). */
export function availabilityRoutes(app: FastifyInstance, { db }: Services): void {
  bind(app, listSlotRanges, { query: slotQuery }, async ({ query }) => {
    const rows = await db
      .select()
      .from(availabilities)
      .where(and(eq(availabilities.doctorId, query.doctor_id), eq(availabilities.date, query.date)))
      .orderBy(asc(availabilities.availableFrom), asc(availabilities.id));
    return rows.map(toAvailability);
  });
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
