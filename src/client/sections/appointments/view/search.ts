import type { StoredAppointment } from '#client/entities/appointments';
import { groupBy } from '#client/lib/groupBy';
import { phoneInPlace } from '#client/lib/phone';
import { textOf } from '#client/lib/text';
import type { LocalDoctor } from '#contract/appointments';
import type { StatusFilter } from '#contract/rules';
import { folded, searchWords, wordPattern } from '#contract/text/fold';
import { lookUp, placeOf, type Referred } from '../list/rows';
import type { Placeholders } from '../list/usePlaceholders';

/**
 * A list, and the names and phones that a search looks into. Few people and places have many appointments: each name is
 * searched once, and then it is enough to look at the numbers that stand for the names of an appointment.
 */
export interface SearchIndex {
  list: readonly StoredAppointment[];
  /** The different names, those of doctors with phones, in one folded text: short ones are searched more slowly. */
  text: string;
  /** Where each name begins in the text; the last one is where another would begin. */
  starts: readonly number[];
  /** Which names the appointments have: patient, doctor with phone and location of the first, then of the second. */
  named: Int32Array;
}

/** The appointments of each status that occurs, in the order of their list. */
export type StatusGroups = ReadonlyMap<string, readonly StoredAppointment[]>;

/** The kinds of names, in the order of the placeholders. A name that nobody knows has the number of its kind. */
const KINDS = 3;

/** Separates two names in the text; it cannot be typed. */
const END = '\u0000';

/** Makes the index of a list with the names that it refers to (Spec 1 §2). */
export function makeSearchIndex(
  list: readonly StoredAppointment[],
  { patients, doctors, locations }: Referred,
): SearchIndex {
  const numbers = new Map<string | LocalDoctor, number>();
  const texts = Array.from({ length: KINDS }, () => '');
  const named = new Int32Array(list.length * KINDS);
  const numberOf = (key: string | LocalDoctor, kind: number) => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const text = typeof key === 'string' ? folded(key) : folded(textOf(key.name));
    // Of blanks and marks alone: what stands for an unknown name is shown.
    if (text.trim() === '') return kind;
    numbers.set(key, texts.length);
    return texts.push(typeof key === 'string' ? text : `${text} ${phoneInPlace(textOf(key.phone_number)).plain}`) - 1;
  };
  list.forEach((one, place) => {
    const at = place * KINDS;
    named[at] = numberOf(textOf(lookUp(patients, one.local_user)?.name), 0);
    named[at + 1] = numberOf(lookUp(doctors, one.local_doctor) ?? '', 1);
    named[at + 2] = numberOf(textOf(placeOf(one, locations)?.name), 2);
  });
  const starts = [0];
  let end = 0;
  for (const { length } of texts) starts.push((end += length + END.length));
  return { list, text: texts.join(END), starts, named };
}

/** Groups a list by status, for the status filter (Spec 1 §2). */
export function groupByStatus(list: readonly StoredAppointment[]): StatusGroups {
  return groupBy(list, ({ status }) => status);
}

/** What is looked for in a list. */
export interface Query {
  status: StatusFilter;
  /** The search as typed. */
  typed: string;
  placeholders?: Placeholders;
  /** A test of what else the appointments must have, `null` for nothing. */
  passes?: ((one: StoredAppointment) => boolean) | null;
}

/**
 * Finds the appointments that have the status, pass the filters, and have every word of the search in their names.
 *
 * @param order the places of the list in the order wanted; `null` for that of the list
 */
export function findIn(
  index: SearchIndex,
  groups: StatusGroups,
  { status, typed, placeholders = [], passes = null }: Query,
  order: Uint32Array | null = null,
): readonly StoredAppointment[] {
  const words = searchWords(typed);
  if (words.length === 0 && !order) {
    const group = status === 'all' ? index.list : (groups.get(status) ?? []);
    return passes ? group.filter(passes) : group;
  }
  const hasWords = searching(index, words, placeholders);
  const isWanted = (one: StoredAppointment, place: number) =>
    hasWords(place) && (status === 'all' || one.status === status) && (!passes || passes(one));
  return order ? inOrder(index.list, order, isWanted) : index.list.filter(isWanted);
}

function inOrder(
  list: SearchIndex['list'],
  order: Uint32Array,
  isWanted: (one: StoredAppointment, place: number) => boolean,
): StoredAppointment[] {
  const found: StoredAppointment[] = [];
  for (const place of order) {
    const one = list[place];
    if (one && isWanted(one, place)) found.push(one);
  }
  return found;
}

/** A test of the places whose names have every word: as typed, or in the placeholder of a name that nobody knows. */
function searching(index: SearchIndex, words: readonly string[], placeholders: Placeholders) {
  const { named } = index;
  const [first, ...others] = words.map((word) => namesWith(index, word, placeholders));
  if (!first) return () => true;
  const has = (names: Uint8Array, place: number) => {
    const at = place * KINDS;
    return names[named[at] ?? 0] === 1 || names[named[at + 1] ?? 0] === 1 || names[named[at + 2] ?? 0] === 1;
  };
  return (place: number) => has(first, place) && others.every((names) => has(names, place));
}

/** A 1 at the number of each name that has a word in it. */
function namesWith(index: SearchIndex, word: string, placeholders: Placeholders): Uint8Array {
  const names = new Uint8Array(index.starts.length);
  const pattern = wordPattern(word);
  for (const name of nameNumbersIn(index, pattern)) names[name] = 1;
  placeholders.forEach((text, kind) => (names[kind] = text.search(pattern) >= 0 ? 1 : 0));
  return names;
}

/** The numbers of the names in which a pattern is found. */
export function nameNumbersIn({ text, starts }: Pick<SearchIndex, 'text' | 'starts'>, pattern: RegExp): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    while ((starts[number + 1] ?? Infinity) <= found.index) number += 1;
    numbers.push(number);
    number += 1;
    pattern.lastIndex = starts[number] ?? text.length;
  }
  return numbers;
}
