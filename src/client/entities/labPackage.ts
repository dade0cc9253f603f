import { schema } from 'normalizr';

import type { Id } from '../../contract/common';
import type { LabPackage } from '../../contract/homeServices/catalogue';
import { createEntitySlice } from './entityStore';
import { packageTestSchema } from './packageTest';

/** A lab package in the store: its tests are kept under their own kind and named by id here. */
export type StoredLabPackage = Omit<LabPackage, 'included_tests'> & { included_tests?: Id[] | null };

/** Several lab tests sold together (Spec 2 §3). */
export const labPackages = createEntitySlice<StoredLabPackage>()('labPackages');

export const labPackageSchema = new schema.Entity<LabPackage>(labPackages.kind, { included_tests: [packageTestSchema] });
