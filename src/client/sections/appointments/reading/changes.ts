import type { StoredAppointment } from '#client/entities/appointments';
import type { EntityTable } from '#client/entities/entityStore';
import type { Id } from '#contract/common';

/** What is another than it was on screen, without anything having been done here. */
export interface Changes {
  changed: readonly Id[];
  added: readonly Id[];
  removed: readonly Id[];
}

/** What people see of an appointment. */
const SEEN = [
  'status',
  'date',
  'start_time',
  'end_time',
  'user_id',
  'doctor_id',
  'location_id',
  'local_user',
  'local_doctor',
  'local_location',
] as const satisfies readonly (keyof StoredAppointment)[];

/** Tells what appointments that have arrived change in those that are known. */
export function changesIn(
  known: EntityTable<StoredAppointment>,
  arrived: EntityTable<StoredAppointment>,
): Pick<Changes, 'changed' | 'added'> {
  const added: Id[] = [];
  const changed: Id[] = [];
  for (const [id, one] of Object.entries(arrived)) {
    const before = known[id];
    if (!before) added.push(one.id);
    else if (SEEN.some((field) => field in one && !Object.is(one[field], before[field]))) changed.push(one.id);
  }
  return { changed, added };
}
