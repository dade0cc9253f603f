import { and, asc, desc, eq, getTableColumns, gt, gte, isNotNull, lt, max, sql } from 'drizzle-orm';

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

type Row = Awaited<ReturnType<typeof selectAppointments>>[number];

/** One appointment with what it remembers of patient, doctor and place. */
export async function readAppointment(db: Database, id: number): Promise<Appointment | undefined> {
  const [appointment] = await selectAppointments(db).where(eq(appointments.id, id));
  return appointment;
}

/** Reads all appointments in batches: first those from today on, soonest first, then past ones, latest first. */
export async function* readAppointments(db: Database, today: string): AsyncGenerator<Appointment[]> {
  let limit = FIRST_BATCH_ROWS;
  for (const isUpcoming of [true, false]) {
    let last: Row | undefined;
    do {
      const rows = await readBatch(db, today, isUpcoming, last, limit);
      yield rows;
      last = rows.length === limit ? rows.at(-1) : undefined;
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

function readBatch(db: Database, today: string, isUpcoming: boolean, last: Row | undefined, limit: number) {
  const { date, start_time, id } = appointments;
  const direction = isUpcoming ? asc : desc;
  const place = last && sql`(${last.date}::date, ${last.start_time}::time, ${last.id}::int)`;
  const beyond =
    place &&
    (isUpcoming ? sql`(${date}, ${start_time}, ${id}) > ${place}` : sql`(${date}, ${start_time}, ${id}) < ${place}`);
  return selectAppointments(db)
    .where(and(isUpcoming ? gte(date, today) : lt(date, today), beyond))
    .orderBy(direction(date), direction(start_time), direction(id))
    .limit(limit);
}

/** Selects appointments with patient, doctor and place, without people of whom only the key is known. */
function selectAppointments(db: Database) {
  const isPatient = and(eq(patients.user_id, appointments.user_id), isNotNull(patients.name));
  const isDoctor = and(eq(bookedDoctors.doctor_id, appointments.doctor_id), isNotNull(bookedDoctors.name));
  return db
    .select({
      ...getTableColumns(appointments),
      local_doctor: bookedDoctors,
      local_user: patients,
      local_location: bookedLocations,
    })
    .from(appointments)
    .leftJoin(bookedDoctors, isDoctor)
    .leftJoin(patients, isPatient)
    .leftJoin(bookedLocations, eq(bookedLocations.location_id, appointments.location_id))
    .$dynamic();
}
