import type { Id } from '../../../contract/common';
import type { StoredAppointment } from '../../entities/appointment';
import type { EntityTable } from '../../entities/entityStore';
import type { Referred } from './rows';

/** Lower-cased names by id: of patients, of doctors, of locations. */
export type SearchNames = readonly Readonly<Record<string, string>>[];

/** The names that a search looks into (Spec 1 §2). */
export function searchNames({ patients, doctors, locations }: Referred): SearchNames {
  return [namesOf(patients), namesOf(doctors), namesOf(locations)];
}

/** The words of a search. */
export function wordsOfSearch(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * Tells whether a word occurs in a name that an appointment shows. Each name is looked at once, however many
 * appointments it has.
 */
export function hasWord(word: string, names: SearchNames): (appointment: StoredAppointment) => boolean {
  const [patients = {}, doctors = {}, locations = {}] = names.map((table) => idsWith(word, table));
  return ({ local_user, local_doctor, local_location }) =>
    isAmong(patients, local_user) || isAmong(doctors, local_doctor) || isAmong(locations, local_location);
}

function namesOf(table: EntityTable<{ name?: string | null }>): Record<string, string> {
  const names: Record<string, string> = {};
  for (const id of Object.keys(table)) names[id] = table[id]?.name?.toLowerCase() ?? '';
  return names;
}

function idsWith(word: string, names: Readonly<Record<string, string>>): Record<string, true> {
  const found: Record<string, true> = {};
  for (const id of Object.keys(names)) if (names[id]?.includes(word)) found[id] = true;
  return found;
}

function isAmong(ids: Readonly<Record<string, true>>, id: Id | null | undefined): boolean {
  return id !== null && id !== undefined && ids[id] === true;
}
