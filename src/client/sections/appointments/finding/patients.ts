import { isActive, type StoredAppointment } from '#client/entities/appointments';
import type { EntityTable } from '#client/entities/entityStore';
import { hoursOfVisit, bySoonest } from '#client/entities/hours';
import { clinicTimeAt, isOver, type ClinicTime } from '#client/lib/daySpans';
import { addToGroup } from '#client/lib/groupBy';
import { textOf } from '#client/lib/text';
import type { Looking } from '#client/state/findable';
import type { LocalUser } from '#contract/appointments';
import { folded, searchTest, searchWords, wordPattern } from '#contract/text/fold';
import { nameNumbersIn } from '../view/search';

/** The names of some patients, in one folded text. */
interface NameBlock {
  /** Each name behind the mark that ends the one before. */
  text: string;
  /** Where each name begins, with that mark; the last one is where another would begin. */
  starts: readonly number[];
  ids: readonly string[];
}

/** A patient who was found, with the visit that is shown. */
export interface FoundPatient {
  id: string;
  visit: StoredAppointment;
  /** Of whom a visit of today is shown, the next one after that day. */
  next: StoredAppointment | undefined;
  /** How many visits there are in all. */
  count: number;
}

/** Separates two names; it cannot be typed. */
const END = '\u0000';

/** Names, and appointments, that are looked at without a pause: less than a millisecond. */
const NAMES_AT_ONCE = 2_000;
const VISITS_AT_ONCE = 5_000;

/** Of more patients only those are looked at whose names come first. */
const MOST_LOOKED_AT = 200;

const namesOf = new WeakMap<EntityTable<LocalUser>, readonly NameBlock[]>();

/** The names of a table of patients, block by block; they are made once, with pauses. */
function* nameBlocks(table: EntityTable<LocalUser>): Looking<readonly NameBlock[]> {
  const known = namesOf.get(table);
  if (known) return known;
  const ids = Object.keys(table);
  yield null;
  const blocks: NameBlock[] = [];
  for (let from = 0; from < ids.length; from += NAMES_AT_ONCE) {
    const some = ids.slice(from, from + NAMES_AT_ONCE);
    const names = some.map((id) => END + folded(textOf(table[id]?.name)));
    const starts = [0];
    for (const { length } of names) starts.push((starts.at(-1) ?? 0) + length);
    blocks.push({ text: names.join(''), starts, ids: some });
    yield null;
  }
  namesOf.set(table, blocks);
  return blocks;
}

type Visits = ReadonlyMap<string, readonly StoredAppointment[]>;

const visitsOf = new WeakMap<readonly StoredAppointment[], Visits>();

/** The appointments of a list by their patients; they are sorted out once, with pauses. */
function* visitsByPatient(list: readonly StoredAppointment[]): Looking<Visits> {
  const known = visitsOf.get(list);
  if (known) return known;
  const visits = new Map<string, StoredAppointment[]>();
  for (let from = 0; from < list.length; from += VISITS_AT_ONCE) {
    for (const one of list.slice(from, from + VISITS_AT_ONCE)) addToGroup(visits, String(one.local_user), one);
    yield null;
  }
  visitsOf.set(list, visits);
  return visits;
}

/**
 * The patients whose names have every word, each with the next visit that stands, or else the last there was: those
 * whose names begin with what was typed come first, then those who come soonest. What it looks through is made ready by
 * the first search, also by one for nothing.
 */
export function* findPatients(
  table: EntityTable<LocalUser>,
  list: readonly StoredAppointment[],
  typed: string,
  now: Date,
): Looking<FoundPatient[]> {
  const blocks = yield* nameBlocks(table);
  const visits = yield* visitsByPatient(list);
  const words = searchWords(typed);
  if (words.length === 0) return [];
  const isFound = words.length > 1 ? searchTest(typed) : () => true;
  const first = new Set<string>();
  const others = new Set<string>();
  // Those that begin with it are found by their very letters, so that the others need not all be looked at.
  for (const block of blocks) {
    takeFrom(beginningWith(block, words.join(' ')), first, MOST_LOOKED_AT);
    yield null;
  }
  for (const block of blocks) {
    if (first.size + others.size >= MOST_LOOKED_AT) break;
    takeFrom(idsWith(block, words, isFound), others, MOST_LOOKED_AT - first.size, first);
    yield null;
  }
  const present = clinicTimeAt(now);
  return [...first, ...others]
    .flatMap((id) => {
      const [visit, ...more] = visits.get(id) ?? [];
      if (!visit) return [];
      const best = more.reduce((so, one) => (compareVisits(one, so, present) < 0 ? one : so), visit);
      const others = best.date === present.today && more.length > 0 ? [visit, ...more] : [];
      const [next] = others.filter((one) => rankOf(one, present) === LATER).sort(bySoonest);
      return { id, visit: best, next, count: more.length + 1 };
    })
    .sort((one, other) => {
      const rank = Number(first.has(other.id)) - Number(first.has(one.id));
      return rank || compareVisits(one.visit, other.visit, present);
    });
}

/** Takes ids until there are so many, but for those that are known already. */
function takeFrom(ids: Iterable<string>, taken: Set<string>, most: number, known: ReadonlySet<string> = taken): void {
  for (const id of ids) {
    if (taken.size >= most) return;
    if (!known.has(id)) taken.add(id);
  }
}

/** The patients of a block whose names begin so. */
function* beginningWith({ text, starts, ids }: NameBlock, letters: string): Generator<string> {
  const wanted = END + letters;
  let number = 0;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    while ((starts[number + 1] ?? Infinity) <= at) number += 1;
    yield ids[number] ?? '';
  }
}

/** The patients of a block whose names have every word: the longest, by which few are left to be tested. */
function* idsWith(block: NameBlock, words: readonly string[], isFound: (name: string) => boolean): Generator<string> {
  const { text, starts, ids } = block;
  const [longest = ''] = [...words].sort((one, other) => other.length - one.length);
  for (const number of nameNumbersIn(block, wordPattern(longest)))
    if (isFound(text.slice((starts[number] ?? 0) + END.length, starts[number + 1]))) yield ids[number] ?? '';
}

/**
 * Sorts what stands of today first, for its patient may be at the desk, then what is to come, soonest first, and then
 * what is over or no longer stands, latest first.
 */
function compareVisits(one: StoredAppointment, other: StoredAppointment, present: ClinicTime): number {
  const [rank, otherRank] = [rankOf(one, present), rankOf(other, present)];
  if (rank !== otherRank) return rank - otherRank;
  return rank === OVER ? bySoonest(other, one) : bySoonest(one, other);
}

const LATER = 2;
const OVER = 3;

function rankOf(one: StoredAppointment, present: ClinicTime): number {
  const comes = isActive(one) && !isOver(hoursOfVisit(one), present);
  if (isActive(one) && one.date === present.today) return comes ? 0 : 1;
  return comes ? LATER : OVER;
}
