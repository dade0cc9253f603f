import { schema } from 'normalizr';

import type { Therapist } from '../../contract/homeServices/staff';
import { createEntitySlice } from './entityStore';

/** Therapists of home providers (Spec 2 §3). */
export const therapists = createEntitySlice<Therapist>()('therapists');

export const therapistSchema = new schema.Entity<Therapist>(therapists.kind);
