import type { StoredAppointment } from '#client/entities/appointments';
import { searchWords, textOf } from '#client/lib/text';
import type { StatusFilter } from '#contract/rules';
import type { Referred } from './rows';
import { lookUp, placeOf } from './rows';

/**
 * A list with its searchable names in one lower-cased text, because searching one long text is much faster than
 * visiting every appointment.
 */
export interface SearchIndex {
  list: readonly StoredAppointment[];
  text: string;
  /** Where the names of each appointment begin; the last one is where another would begin. */
  starts: readonly number[];
}

/** The appointments of each status that occurs, in the order of their list. */
export type StatusGroups = ReadonlyMap<string, readonly StoredAppointment[]>;

/** What stands in the text for a name that nobody knows, in the order of the placeholders; it cannot be typed. */
const UNKNOWN = ['\u0001', '\u0002', '\u0003'];

/** Separates two appointments in the text; it cannot be typed. */
const END = '\u0000';

/** The lower-cased names that a search looks into, of each appointment of a list (Spec 1 §2). */
export function searchTextsOf(list: readonly StoredAppointment[], referred: Referred): string[] {
  return list.map((one) => namesOf(one, referred).toLowerCase());
}

/** Makes the index of a list from the search texts of its appointments. */
export function makeSearchIndex(list: readonly StoredAppointment[], texts: readonly string[]): SearchIndex {
  const starts = [0];
  let end = 0;
  for (const { length } of texts) starts.push((end += length + END.length));
  return { list, text: texts.join(END), starts };
}

/** Groups a list by status, for the status filter (Spec 1 §2). */
export function groupByStatus(list: readonly StoredAppointment[]): StatusGroups {
  const groups = new Map<string, StoredAppointment[]>();
  for (const one of list) {
    const group = groups.get(one.status);
    if (group) group.push(one);
    else groups.set(one.status, [one]);
  }
  return groups;
}

/**
 * Finds the appointments that have the status and every word of a search in their names, in the order of the list.
 *
 * @param placeholders what is shown in place of an unknown patient, doctor and location, in lower case
 */
export function findIn(
  index: SearchIndex,
  groups: StatusGroups,
  status: StatusFilter,
  typed: string,
  placeholders: readonly string[] = [],
): readonly StoredAppointment[] {
  const words = searchWords(typed);
  if (words.length === 0) return status === 'all' ? index.list : (groups.get(status) ?? []);
  const found = search(
    index,
    words.map((word) => [word, ...UNKNOWN.filter((_, kind) => placeholders[kind]?.includes(word))]),
  );
  return status === 'all' ? found : found.filter((one) => one.status === status);
}

/** Each word may stand there as typed, or as the placeholders that contain it. */
function search(index: SearchIndex, [first = [], ...others]: readonly (readonly string[])[]): StoredAppointment[] {
  const places = others.reduce(
    (found, word) => found.filter((place) => word.some((text) => namesAt(index, place).includes(text))),
    placesOfAny(index, first),
  );
  return places.map((place) => index.list[place]).filter((one) => one !== undefined);
}

function placesOfAny(index: SearchIndex, texts: readonly string[]): number[] {
  const places = texts.map((text) => placesOf(index, text));
  return places.length === 1 ? places.flat() : [...new Set(places.flat())].sort((a, b) => a - b);
}

function placesOf({ text, starts }: SearchIndex, word: string): number[] {
  const places: number[] = [];
  let place = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, starts[place])) {
    while ((starts[place + 1] ?? Infinity) <= at) place += 1;
    places.push(place);
    place += 1;
  }
  return places;
}

function namesAt({ text, starts }: SearchIndex, place: number): string {
  return text.slice(starts[place], starts[place + 1]);
}

function namesOf(one: StoredAppointment, { patients, doctors, locations }: Referred): string {
  const [patient, doctor, location] = [
    lookUp(patients, one.local_user),
    lookUp(doctors, one.local_doctor),
    placeOf(one, locations),
  ];
  return [patient, doctor, location].map((one, kind) => textOf(one?.name) || UNKNOWN[kind]).join('\n');
}
