import { normalize, schema } from 'normalizr';

import type { Id } from '../../contract/common';
import type { Doctor } from '../../contract/directory';
import { createEntitySlice } from './entityStore';
import { locationSchema } from './location';

/** A doctor in the store: the places where he or she works are kept as locations and named by id here. */
export type StoredDoctor = Omit<Doctor, 'locations'> & { locations?: Id[] | null };

export const doctors = createEntitySlice<StoredDoctor>()('doctors');

const doctorSchema = new schema.Entity<Doctor>(doctors.kind, { locations: [locationSchema] });

/** Takes doctors apart into entities by kind; `ids` keeps the order of the answer. */
export function normalizeDoctors(list: readonly Doctor[]) {
  const { entities, result } = normalize<Doctor, Record<string, Record<string, object>>, Id[]>(list, [doctorSchema]);
  return { entities, ids: result };
}
