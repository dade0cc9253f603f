import { schema } from 'normalizr';

import type { PackageTest } from '../../contract/homeServices/catalogue';
import { createEntitySlice } from './entityStore';

/** Tests that belong to a lab package (Spec 2 §3). */
export const packageTests = createEntitySlice<PackageTest>()('packageTests');

export const packageTestSchema = new schema.Entity<PackageTest>(packageTests.kind);
