import type { LinkDraft, NursingLink, PackageLink, ServiceLink } from '#contract/homeServices/providers';
import { resourceEvents } from '../shared/resource/events';

/** What can happen to the lab services that providers offer. */
export const serviceLinkEvents = resourceEvents<LinkDraft<ServiceLink>, { provider: string }>('serviceLink');

/** What can happen to the lab packages that providers offer. */
export const packageLinkEvents = resourceEvents<LinkDraft<PackageLink>, { provider: string }>('packageLink');

/** What can happen to the nursing services that providers offer. */
export const nursingLinkEvents = resourceEvents<LinkDraft<NursingLink>, { provider: string }>('nursingLink');
