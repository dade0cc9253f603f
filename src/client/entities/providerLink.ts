import { schema } from 'normalizr';

import type { NursingLink, PackageLink, ServiceLink } from '../../contract/homeServices/providers';
import { createEntitySlice } from './entityStore';

/** Lab services that providers offer (Spec 2 §3). */
export const serviceLinks = createEntitySlice<ServiceLink>()('serviceLinks');

/** Lab packages that providers offer (Spec 2 §3). */
export const packageLinks = createEntitySlice<PackageLink>()('packageLinks');

/** Nursing services that providers offer (Spec 2 §3). */
export const nursingLinks = createEntitySlice<NursingLink>()('nursingLinks');

export const serviceLinkSchema = new schema.Entity<ServiceLink>(serviceLinks.kind);
export const packageLinkSchema = new schema.Entity<PackageLink>(packageLinks.kind);
export const nursingLinkSchema = new schema.Entity<NursingLink>(nursingLinks.kind);
