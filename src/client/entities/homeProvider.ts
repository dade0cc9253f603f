import { schema } from 'normalizr';

import type { HomeProvider } from '../../contract/homeServices/providers';
import { createEntitySlice } from './entityStore';

/** Providers of home services; the clinics of the directory are others (Spec 2 §3). */
export const homeProviders = createEntitySlice<HomeProvider>()('homeProviders');

export const homeProviderSchema = new schema.Entity<HomeProvider>(homeProviders.kind);
