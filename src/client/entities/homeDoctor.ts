import { schema } from 'normalizr';

import type { HomeDoctor } from '../../contract/homeServices/staff';
import { createEntitySlice } from './entityStore';

/** Doctors of home providers (Spec 2 §3). */
export const homeDoctors = createEntitySlice<HomeDoctor>()('homeDoctors');

export const homeDoctorSchema = new schema.Entity<HomeDoctor>(homeDoctors.kind);
