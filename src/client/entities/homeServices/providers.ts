import type { HomeProvider, NursingLink, PackageLink, ServiceLink } from '#contract/homeServices/providers';
import { defineEntity } from '../defineEntity';

/** Providers of home services; the clinics of the directory are others (Spec 2 §3). */
export const homeProviders = defineEntity<HomeProvider>()('homeProviders');

/** Lab services that providers offer (Spec 2 §3). */
export const serviceLinks = defineEntity<ServiceLink>()('serviceLinks');

/** Lab packages that providers offer (Spec 2 §3). */
export const packageLinks = defineEntity<PackageLink>()('packageLinks');

/** Nursing services that providers offer (Spec 2 §3). */
export const nursingLinks = defineEntity<NursingLink>()('nursingLinks');
