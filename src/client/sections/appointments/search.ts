import type { Id } from '../../../contract/common';
import type { StoredAppointment } from '../../entities/appointment';
import type { EntityTable } from '../../entities/entityStore';
import type { Referred } from './rows';

type Names = Readonly<Record<string, string>>;

/** The names that a search looks into, lower-cased, by id (Spec 1 §2). */
export type SearchNames = Readonly<Record<keyof Referred, Names>>;

/** Lower-cases each name once, however many appointments show it. */
export function searchNames({ patients, doctors, locations }: Referred): SearchNames {
  return { patients: namesOf(patients), doctors: namesOf(doctors), locations: namesOf(locations) };
}

/** The words of a search; every one has to be found. */
export function wordsOfSearch(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether a word occurs in a name that an appointment shows. */
export function hasWord({ local_user, local_doctor, local_location }: StoredAppointment, word: string, names: SearchNames): boolean {
  return occurs(word, names.patients, local_user) || occurs(word, names.doctors, local_doctor) || occurs(word, names.locations, local_location);
}

function namesOf(table: EntityTable<{ name?: string | null }>): Names {
  return Object.fromEntries(Object.entries(table).map(([id, { name }]) => [id, name?.toLowerCase() ?? '']));
}

function occurs(word: string, names: Names, id: Id | null | undefined): boolean {
  return id !== null && id !== undefined && (names[id]?.includes(word) ?? false);
}
