import { isActive, type StoredAppointment } from '#client/entities/appointments';
import { bySoonest } from '#client/entities/hours';
import { endMinutesOf, minutesOf } from '#client/lib/dates';
import { groupBy } from '#client/lib/groupBy';
import type { ClashKind } from '../list/rows';

/** An appointment that takes time, from and to in minutes of its day. */
interface Span {
  one: StoredAppointment;
  from: number;
  to: number;
}

type Person = Exclude<ClashKind, 'both'>;

/** The appointments of each date that take time. */
export type Days = Map<string, Span[]>;

/** Adds active appointments to their dates, but for those that do not end after they begin. */
export function addSpans(days: Days, list: readonly StoredAppointment[]): void {
  for (const one of list) {
    const span = spanOf(one);
    if (!span) continue;
    const day = days.get(one.date);
    if (day) day.push(span);
    else days.set(one.date, [span]);
  }
}

function spanOf(one: StoredAppointment): Span | null {
  if (!one.date || !isActive(one)) return null;
  const span = { one, from: minutesOf(one.start_time), to: endMinutesOf(one.end_time) };
  return span.from < span.to ? span : null;
}

/** Adds the clashes among the appointments of one date (decisions: appointment list). */
export function addClashes(clashing: Map<string, ClashKind>, day: Span[]): void {
  day.sort((a, b) => a.from - b.from);
  for (const person of ['doctor', 'patient'] as const)
    for (const { one } of overlapping(day, person)) {
      const id = String(one.id);
      const known = clashing.get(id);
      clashing.set(id, known && known !== person ? 'both' : person);
    }
}

/** Whether two appointments of one date clash, and over whom; `null` where they do not. */
export function clashOf(a: StoredAppointment, b: StoredAppointment): ClashKind | null {
  const [one, other] = [spanOf(a), spanOf(b)];
  if (!one || !other || a.date !== b.date || one.from >= other.to || other.from >= one.to) return null;
  const shares = (person: Person) => idOf(a, person) !== '' && idOf(a, person) === idOf(b, person);
  if (shares('doctor')) return shares('patient') ? 'both' : 'doctor';
  return shares('patient') ? 'patient' : null;
}

/**
 * The appointments that share time with another one of the same person. They come sorted, so each is compared only with
 * the one before it that ends last: if it overlaps any of them, it overlaps that one.
 */
function overlapping(day: readonly Span[], person: Person): Set<Span> {
  const found = new Set<Span>();
  const last = new Map<string, Span>();
  for (const span of day) {
    const id = idOf(span.one, person);
    if (id === '') continue;
    const before = last.get(id);
    if (before && span.from < before.to) found.add(before).add(span);
    if (!before || span.to > before.to) last.set(id, span);
  }
  return found;
}

/** Two appointments that clash, the later one second. */
export type ClashPair = readonly [StoredAppointment, StoredAppointment];

/** Of a day with more nobody asks which two they are. */
const MOST_OF_A_DAY = 1_000;

/** Each two of the appointments of one date that clash, once, whether over the doctor, the patient or both. */
export function pairsIn(day: readonly StoredAppointment[]): ClashPair[] {
  const sorted = [...day].sort(bySoonest);
  const pairs = new Map<string, ClashPair>();
  for (const same of [...groupedBy(sorted, 'doctor'), ...groupedBy(sorted, 'patient')])
    for (const [at, one] of same.entries())
      for (let next = at + 1; next < same.length; next += 1) {
        const other = same[next];
        if (!other || minutesOf(other.start_time) >= endMinutesOf(one.end_time)) break;
        if (clashOf(one, other)) pairs.set(`${one.id}/${other.id}`, [one, other]);
        if (pairs.size >= MOST_OF_A_DAY) return [...pairs.values()];
      }
  return [...pairs.values()];
}

function groupedBy(list: readonly StoredAppointment[], person: Person): StoredAppointment[][] {
  const groups = groupBy(list, (one) => idOf(one, person));
  groups.delete('');
  return [...groups.values()];
}

/** Whom an appointment is with or of; the empty text where it names nobody, as `0` does. */
function idOf({ doctor_id, user_id }: StoredAppointment, person: Person): string {
  return String((person === 'doctor' ? doctor_id : user_id) || '');
}
