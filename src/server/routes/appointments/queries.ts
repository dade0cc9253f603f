import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  isNotNull,
  lt,
  max,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';

import type { Appointment } from '#contract/appointments';
import type { AppointmentStatus } from '#contract/rules';
import { appointments, bookedDoctors, bookedLocations, patients } from '#server/db/appointmentTables';
import type { Database } from '#server/db/client';
import { isActiveStatus, requireFreeTime, type DoubleBooking } from './doubleBooking';

/**
 * The first batch is small, so that the first screen is filled at once, and each next one twice as large: it is read
 * before the one before has left, and as long as the embedded database reads, nobody is answered.
 */
const FIRST_BATCH_ROWS = 100;
const LARGEST_BATCH_ROWS = 1000;

/** Where an appointment stands in the list. */
type Place = Pick<typeof appointments.$inferSelect, 'date' | 'start_time' | 'id'>;

/** One appointment with what it remembers of patient, doctor and place. */
export async function readAppointment(db: Database, id: number): Promise<Appointment | undefined> {
  const [found] = await selectAppointments(db).where(eq(appointments.id, id));
  return found?.appointment;
}

/**
 * Reads all appointments in batches, each the JSON of its rows with commas between them: first those from today on,
 * soonest first, then past ones, latest first. Where a moment is named, those alone that have changed then or since.
 * The database makes the JSON, in a third of the time that rows from there and JSON from here take.
 */
export async function* readAppointments(db: Database, today: string, since?: string): AsyncGenerator<string> {
  const isNews = since === undefined ? undefined : gte(appointments.updated_at, since);
  let limit = FIRST_BATCH_ROWS;
  for (const isUpcoming of [true, false]) {
    let last: Place | undefined;
    do {
      const { rows, count, end } = await readBatch(
        db,
        [isUpcoming ? gte(appointments.date, today) : lt(appointments.date, today), isNews],
        isUpcoming,
        last,
        limit,
      );
      if (rows !== null) yield rows;
      last = count === limit ? end : undefined;
      limit = Math.min(2 * limit, LARGEST_BATCH_ROWS);
    } while (last);
  }
}

/** Milliseconds in which changes that began one after another may end in another order. */
const OUT_OF_ORDER_MS = 10_000;

/**
 * What tells the list from an earlier one, as an `ETag`: the moment of its last change, how many there were right
 * before that, for they may have come true later, and its doctors. Read by an index, for the list is long.
 */
export async function readListTag(db: Database): Promise<string> {
  const { updated_at } = appointments;
  const [newest] = await db.select({ at: max(updated_at) }).from(appointments);
  const since = newest?.at ? new Date(Date.parse(newest.at) - OUT_OF_ORDER_MS).toISOString() : null;
  const recent = since === null ? 0 : await db.$count(appointments, gt(updated_at, since));
  const [doctors] = await db
    .select({
      hash: sql<string>`md5(string_agg(${bookedDoctors}::text, '|' order by ${bookedDoctors.doctor_id}))`,
    })
    .from(bookedDoctors);
  return `W/"${Date.parse(newest?.at ?? '') || 0}-${recent}-${doctors?.hash ?? ''}"`;
}

/** Sets the status of an appointment and returns the one before; `undefined` where there is no such appointment. */
export function setStatus(
  db: Database,
  id: number,
  status: AppointmentStatus,
  { refusesDoubleBooking }: DoubleBooking,
): Promise<string | null | undefined> {
  return db.transaction(async (tx) => {
    const isIt = eq(appointments.id, id);
    const [before] = await tx.select().from(appointments).where(isIt).for('update');
    if (!before) return undefined;
    const isNew = before.status !== status;
    if (refusesDoubleBooking && isNew && isActiveStatus(status)) await requireFreeTime(tx, before);
    await tx.update(appointments).set({ status, updated_at: new Date().toISOString() }).where(isIt);
    return before.status;
  });
}

async function readBatch(
  db: Database,
  wanted: readonly (SQL | undefined)[],
  isUpcoming: boolean,
  last: Place | undefined,
  limit: number,
) {
  const { date, start_time, id } = appointments;
  const direction = isUpcoming ? asc : desc;
  const place = last && sql`(${last.date}::date, ${last.start_time}::time, ${last.id}::int)`;
  const beyond =
    place &&
    (isUpcoming ? sql`(${date}, ${start_time}, ${id}) > ${place}` : sql`(${date}, ${start_time}, ${id}) < ${place}`);
  const batch = selectAppointments(db)
    .where(and(...wanted, beyond))
    .orderBy(direction(date), direction(start_time), direction(id))
    .limit(limit)
    .as('batch');
  const [read] = await db
    .select({
      rows: sql<string | null>`string_agg(${batch.appointment}::text, ',')`,
      count: sql<number>`count(*)::int`,
      end: sql<Place>`(array_agg(${batch.place}))[count(*)]`,
    })
    .from(batch);
  if (!read) throw new Error('A batch of appointments was not returned');
  return read;
}

const APPOINTMENT = jsonObject({
  ...getTableColumns(appointments),
  created_at: isoText(appointments.created_at),
  updated_at: isoText(appointments.updated_at),
  local_doctor: whereFound(bookedDoctors.doctor_id, getTableColumns(bookedDoctors)),
  local_user: whereFound(patients.user_id, getTableColumns(patients)),
  local_location: whereFound(bookedLocations.location_id, {
    ...getTableColumns(bookedLocations),
    latitude: sql`${bookedLocations.latitude}::text`,
    longitude: sql`${bookedLocations.longitude}::text`,
  }),
});

const PLACE = jsonObject({ date: appointments.date, start_time: appointments.start_time, id: appointments.id });

/** Makes one JSON object, without blanks, of members in the order given. */
function jsonObject(members: Record<string, SQLWrapper>): SQL {
  const columns = Object.entries(members).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`);
  return sql`(select row_to_json(one) from (select ${sql.join(columns, sql`, `)}) as one)`;
}

/** Makes the JSON object of a joined row; `null` where there was none to join. */
function whereFound(key: SQLWrapper, members: Record<string, SQLWrapper>): SQL {
  return sql`case when ${key} is not null then ${jsonObject(members)} end`;
}

/** A moment as the columns of a row read it (`db/columns.ts`). */
function isoText(moment: SQLWrapper): SQL {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Selects appointments with patient, doctor and place, without people of whom only the key is known. */
function selectAppointments(db: Database) {
  const isPatient = and(eq(patients.user_id, appointments.user_id), isNotNull(patients.name));
  const isDoctor = and(eq(bookedDoctors.doctor_id, appointments.doctor_id), isNotNull(bookedDoctors.name));
  return db
    .select({
      appointment: sql<Appointment>`${APPOINTMENT}`.as('appointment'),
      place: sql<Place>`${PLACE}`.as('place'),
    })
    .from(appointments)
    .leftJoin(bookedDoctors, isDoctor)
    .leftJoin(patients, isPatient)
    .leftJoin(bookedLocations, eq(bookedLocations.location_id, appointments.location_id))
    .$dynamic();
}
