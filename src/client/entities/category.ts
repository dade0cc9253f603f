import { schema } from 'normalizr';

import type { Category } from '../../contract/homeServices/catalogue';
import { createEntitySlice } from './entityStore';

/** Predefined main categories of home services (Spec 2 §3). */
export const categories = createEntitySlice<Category>()('categories');

export const categorySchema = new schema.Entity<Category>(categories.kind);
