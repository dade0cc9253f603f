import { schema } from 'normalizr';

import type { Subcategory } from '../../contract/homeServices/catalogue';
import { createEntitySlice } from './entityStore';

/** Branches of the main categories (Spec 2 §3). */
export const subcategories = createEntitySlice<Subcategory>()('subcategories');

export const subcategorySchema = new schema.Entity<Subcategory>(subcategories.kind);
