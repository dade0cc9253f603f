import type { Id } from '#contract/common';
import type { Doctor } from '#contract/directory';
import { defineEntity } from './defineEntity';
import { locations } from './location';

/** A doctor in the store: the places where he or she works are kept as locations and named by id here. */
export type StoredDoctor = Omit<Doctor, 'locations'> & { locations?: Id[] | null };

/** Doctors of the directory (Spec 1 §3). */
export const doctors = defineEntity<Doctor, StoredDoctor>()('doctors', { locations: [locations.schema] });
