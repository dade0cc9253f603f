import { schema } from 'normalizr';

import type { LabService } from '../../contract/homeServices/catalogue';
import { createEntitySlice } from './entityStore';

/** Single lab tests (Spec 2 §3). */
export const labServices = createEntitySlice<LabService>()('labServices');

export const labServiceSchema = new schema.Entity<LabService>(labServices.kind);
