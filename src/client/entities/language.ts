import { schema } from 'normalizr';

import type { Named } from '../../contract/common';
import { createEntitySlice } from './entityStore';

/** Languages that doctors speak (Spec 2 §3). */
export const languages = createEntitySlice<Named>()('languages');

export const languageSchema = new schema.Entity<Named>(languages.kind);
