import { isActive, type StoredAppointment } from '#client/entities/appointments';
import type { EntityTable } from '#client/entities/entityStore';
import { dayOf, endMinutesOf, minuteOfDay } from '#client/lib/dates';
import { textOf } from '#client/lib/text';
import { bySoonest } from '#client/sections/appointments/list/rows';
import { nameNumbersIn } from '#client/sections/appointments/view/search';
import type { Looking } from '#client/state/findable';
import type { LocalUser } from '#contract/appointments';
import { folded, searchTest, searchWords, wordPattern } from '#contract/text/fold';

/** The names of all patients, in one folded text. */
interface NameIndex {
  text: string;
  /** Where each name begins; the last one is where another would begin. */
  starts: readonly number[];
  ids: readonly string[];
}

/** A patient who was found, with the visit that is shown. */
export interface FoundPatient {
  id: string;
  visit: StoredAppointment;
}

/** Separates two names; it cannot be typed. */
const END = '\u0000';

/** Names that are read, and appointments that are looked at, without a pause: about a millisecond. */
const NAMES_AT_ONCE = 2_000;
const VISITS_AT_ONCE = 20_000;

/** Of more patients only those are looked at whose names come first. */
const MOST_LOOKED_AT = 200;

const indexes = new WeakMap<EntityTable<LocalUser>, NameIndex>();

/** The index of a table of patients; it is made once, with pauses. */
function* indexOf(table: EntityTable<LocalUser>): Looking<NameIndex> {
  const known = indexes.get(table);
  if (known) return known;
  const [texts, ids, starts]: [string[], string[], number[]] = [[], Object.keys(table), [0]];
  let end = 0;
  for (const id of ids) {
    const text = folded(textOf(table[id]?.name));
    texts.push(text);
    starts.push((end += text.length + END.length));
    if (texts.length % NAMES_AT_ONCE === 0) yield null;
  }
  const index = { text: texts.join(END), starts, ids };
  indexes.set(table, index);
  return index;
}

/**
 * The patients whose names have every word, each with the next visit that stands, or else the last there was: those
 * whose names begin with what was typed come first, then those who come soonest.
 */
export function* findPatients(
  table: EntityTable<LocalUser>,
  list: readonly StoredAppointment[],
  typed: string,
  now: Date,
): Looking<FoundPatient[]> {
  const index = yield* indexOf(table);
  const words = searchWords(typed);
  const [longest] = [...words].sort((one, other) => other.length - one.length);
  if (longest === undefined) return [];
  const isFound = words.length > 1 ? searchTest(typed) : () => true;
  const [first, others]: [string[], string[]] = [[], []];
  for (const number of nameNumbersIn(index, wordPattern(longest))) {
    const name = index.text.slice(index.starts[number], (index.starts[number + 1] ?? 0) - END.length);
    if (!isFound(name)) continue;
    (name.startsWith(words.join(' ')) ? first : others).push(index.ids[number] ?? '');
    if (first.length >= MOST_LOOKED_AT) break;
  }
  yield null;
  const isFirst = new Set(first);
  const visits = yield* visitsOf(list, [...first, ...others].slice(0, MOST_LOOKED_AT), now);
  return [...visits]
    .map(([id, visit]) => ({ id, visit }))
    .sort((one, other) => {
      const rank = Number(isFirst.has(other.id)) - Number(isFirst.has(one.id));
      return rank || compareVisits(one.visit, other.visit, now);
    });
}

/** The visit of each of these patients that is shown. */
function* visitsOf(
  list: readonly StoredAppointment[],
  ids: readonly string[],
  now: Date,
): Looking<Map<string, StoredAppointment>> {
  const wanted = new Set<unknown>([...ids, ...ids.map(Number)]);
  const visits = new Map<string, StoredAppointment>();
  for (let from = 0; from < list.length; from += VISITS_AT_ONCE) {
    for (const one of list.slice(from, from + VISITS_AT_ONCE)) {
      if (!wanted.has(one.local_user)) continue;
      const id = String(one.local_user);
      const other = visits.get(id);
      if (!other || compareVisits(one, other, now) < 0) visits.set(id, one);
    }
    yield null;
  }
  return visits;
}

/** Sorts what is to come first, soonest first, and then what is over or no longer stands, latest first. */
function compareVisits(one: StoredAppointment, other: StoredAppointment, now: Date): number {
  const [comes, otherComes] = [isToCome(one, now), isToCome(other, now)];
  if (comes !== otherComes) return comes ? -1 : 1;
  return comes ? bySoonest(one, other) : bySoonest(other, one);
}

function isToCome(one: StoredAppointment, now: Date): boolean {
  const today = dayOf(now);
  if (!isActive(one) || one.date < today) return false;
  return one.date > today || endMinutesOf(one.end_time) > minuteOfDay(now);
}
