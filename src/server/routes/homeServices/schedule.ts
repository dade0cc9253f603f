import { and, eq, gt, lt, ne, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import * as contract from '#contract/homeServices/staff';
import { SCHEDULE_SLOT } from '#contract/rules';
import { shortEnd } from '#contract/text/dayEnd';
import type { Database } from '#server/db/client';
import { homeProviders, homeSchedule } from '#server/db/homeServicesTables';
import { refused } from '#server/http/errors';
import { dateText, endText, flag, id, timeText, wholeNumber } from '#server/http/fields';
import { bind } from '#server/http/route';
import { crudRoutes } from './crudRoutes';

const OF_PROVIDER = 'provider';

const entryBody = z
  .object({
    availability_type: z.literal(OF_PROVIDER),
    provider: id,
    date: dateText,
    start_time: timeText,
    end_time: endText,
    is_available: flag.default(true),
    slot_duration: wholeNumber(SCHEDULE_SLOT.min, SCHEDULE_SLOT.max).refine(
      (minutes) => minutes % SCHEDULE_SLOT.step === 0,
      `Choose a multiple of ${SCHEDULE_SLOT.step} minutes.`,
    ),
  })
  .refine(({ start_time, end_time }) => end_time > start_time, {
    path: ['end_time'],
    error: 'End time must be after start time.',
  });

type Entry = z.output<typeof entryBody>;

/** The hours in which home providers come (Spec 2 §7: availability). */
export function scheduleRoutes(app: FastifyInstance, db: Database): void {
  const query = z.object({ availability_type: z.literal(OF_PROVIDER), provider: id });
  bind(app, contract.listHomeSchedule, { query }, ({ query: { provider } }) =>
    readSchedule(db, eq(homeSchedule.provider, provider)),
  );
  crudRoutes(
    app,
    db,
    { create: contract.createHomeSchedule, update: contract.updateHomeSchedule, remove: contract.deleteHomeSchedule },
    { table: homeSchedule, body: entryBody, read: readSchedule, check: refuseOverlap },
  );
}

async function readSchedule(db: Database, where: SQL | undefined): Promise<contract.HomeSchedule[]> {
  const rows = await db
    .select()
    .from(homeSchedule)
    .where(where)
    .orderBy(homeSchedule.date, homeSchedule.start_time, homeSchedule.id);
  return rows.map((row) => ({ ...row, availability_type: OF_PROVIDER }));
}

/** Refuses hours that overlap others of the provider (400). It locks the provider, so that two calls take turns. */
async function refuseOverlap(db: Database, entry: Entry, id?: number): Promise<void> {
  await db.select().from(homeProviders).where(eq(homeProviders.id, entry.provider)).for('update');
  const [other] = await db
    .select()
    .from(homeSchedule)
    .where(
      and(
        eq(homeSchedule.provider, entry.provider),
        eq(homeSchedule.date, entry.date),
        lt(homeSchedule.start_time, entry.end_time),
        gt(homeSchedule.end_time, entry.start_time),
        id === undefined ? undefined : ne(homeSchedule.id, id),
      ),
    );
  if (other) {
    const hours = `${other.start_time.slice(0, 5)} to ${shortEnd(other.end_time)}`;
    throw refused(`This provider already has hours on ${entry.date} from ${hours}.`);
  }
}
