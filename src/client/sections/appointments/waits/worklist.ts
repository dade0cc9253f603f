import { isActive, isToCome, type StoredAppointment } from '#client/entities/appointments';
import { bySoonest } from '#client/entities/hours';
import { addToGroup } from '#client/lib/groupBy';
import type { Availability } from '#contract/availabilities';
import { chainsOf } from '../visits/chains';
import type { WaitingLine } from './lines';
import { isOutside } from './openHours';
import { CALL_BACK_DAYS, mayWaitForAnswer, wasDropped, type CallBackDays, type Present } from './rules';

/** What has been found of a list so far. */
export interface Finds {
  present: Present;
  pending: StoredAppointment[];
  /** All visits of their patients, by the text of the patient's id. */
  ofPending: Map<string, StoredAppointment[]>;
  /** Those that do not lie within the hours of their doctor, as far as these are known. */
  outside: StoredAppointment[];
  /** The doctors who are expected from today on. */
  doctors: Set<string>;
  /** What was rejected or cancelled of each patient in the longest span, by the text of the patient's id. */
  dropped: Map<string, StoredAppointment[]>;
  /** The patients who are expected from today on. */
  expected: Set<string>;
  /** The last visit of each patient that took place. */
  completed: Map<string, StoredAppointment>;
}

/** Since when somebody waits whose visit was probably moved: since the first of its chain was made. */
function sinceOf(one: StoredAppointment, ofPending: Finds['ofPending']): Pick<WaitingLine, 'since'> {
  const [first] = chainsOf(ofPending.get(String(one.user_id)) ?? []).find((chain) => chain.at(-1) === one) ?? [one];
  return first === one ? {} : { since: first.created_at };
}

/** Looks through a part of the list once more, for the visits of those who wait for an answer. */
export function lookForChains({ pending, ofPending }: Finds, part: readonly StoredAppointment[]): void {
  if (ofPending.size === 0) for (const { user_id } of pending) if (user_id) ofPending.set(String(user_id), []);
  for (const one of part) ofPending.get(String(one.user_id))?.push(one);
}

/** Nothing found yet. */
export function noFinds(present: Present): Finds {
  return {
    present,
    pending: [],
    ofPending: new Map(),
    outside: [],
    doctors: new Set(),
    dropped: new Map(),
    expected: new Set(),
    completed: new Map(),
  };
}

/** The opening hours of the doctors who were checked, by the texts of their ids. */
export type HoursOfDoctors = Readonly<Partial<Record<string, readonly Availability[]>>>;

/** Looks through a part of the list. */
export function lookThrough(finds: Finds, part: readonly StoredAppointment[], hours: HoursOfDoctors = {}): void {
  const { present, pending, dropped, expected, completed } = finds;
  for (const one of part) {
    if (mayWaitForAnswer(one, present)) pending.push(one);
    lookForHours(finds, one, hours);
    // `0` and the empty text are no ids.
    if (!one.user_id) continue;
    const patient = String(one.user_id);
    if (wasDropped(one, present, LONGEST)) addToGroup(dropped, patient, one);
    else if (one.status === 'completed') keepLater(completed, patient, one);
    else if (isActive(one) && one.date >= present.today) expected.add(patient);
  }
}

const LONGEST = Math.max(...CALL_BACK_DAYS) as CallBackDays;

function lookForHours({ present, outside, doctors }: Finds, one: StoredAppointment, hours: HoursOfDoctors): void {
  if (one.date < present.today || !one.doctor_id || !isToCome(one, present)) return;
  const doctor = String(one.doctor_id);
  doctors.add(doctor);
  const known = hours[doctor];
  if (known && isOutside(one, known)) outside.push(one);
}

function keepLater(known: Map<string, StoredAppointment>, patient: string, one: StoredAppointment): void {
  const before = known.get(patient);
  if (!before || bySoonest(before, one) < 0) known.set(patient, one);
}

/**
 * The lines of a list that was looked through, each kind soonest first; of patients who are to be called all that was
 * dropped, for how far somebody looks back is chosen where it is shown.
 */
export function linesOf(finds: Finds): WaitingLine[] {
  const { pending, outside, dropped, expected, completed, ofPending } = finds;
  const forgotten = [...dropped]
    .filter(([patient]) => !expected.has(patient))
    .flatMap(([patient, visits]) => {
      const since = completed.get(patient);
      return since ? visits.filter((one) => bySoonest(one, since) >= 0) : visits;
    });
  return [
    ...pending.sort(bySoonest).map((one): WaitingLine => ({ kind: 'pending', id: one.id, ...sinceOf(one, ofPending) })),
    ...outside.map(({ id }): WaitingLine => ({ kind: 'hours', id })),
    ...forgotten.sort(bySoonest).map(({ id }): WaitingLine => ({ kind: 'dropped', id })),
  ];
}
