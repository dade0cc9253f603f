import { schema } from 'normalizr';

import type { HomeSchedule } from '../../contract/homeServices/staff';
import { createEntitySlice } from './entityStore';

/** Hours in which home providers come (Spec 2 §3: Availability). */
export const homeSchedules = createEntitySlice<HomeSchedule>()('homeSchedules');

export const homeScheduleSchema = new schema.Entity<HomeSchedule>(homeSchedules.kind);
