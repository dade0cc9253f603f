import { nursingLinksApi, packageLinksApi, serviceLinksApi } from '#client/api/homeServices/providers';
import { nursingLinks, packageLinks, serviceLinks } from '#client/entities/homeServices';
import { messagesOf } from '#client/lib/text';
import { defineKind } from '../shared/kind/defineKind';

/** What is said of the links of a provider, of whichever kind. */
const linkTexts = messagesOf('homeServices.unlinking', {
  saving: 'Saving the link',
  stillSaving: 'The link is still being saved. You will be told how it ends.',
  saved: 'The link was saved.',
  saveFailed: 'Failed to save the link. Please try again.',
});

const linkListTexts = messagesOf('homeServices.unlinking', {
  servicesFailed: 'Failed to load linked services',
  packagesFailed: 'Failed to load linked packages',
  nursingFailed: 'Failed to load linked nursing services',
});

const removal = messagesOf('homeServices.unlinking', {
  title: 'Unlink {name}?',
  confirmLabel: 'Unlink',
  removed: '{name} was unlinked.',
  removeFailed: 'Failed to unlink {name}. Please try again.',
});

/** The lab services that a provider offers; each is linked once (Spec 2 §3). */
export const serviceLinkKind = defineKind({
  name: 'serviceLink',
  entity: serviceLinks,
  api: serviceLinksApi,
  texts: { ...linkTexts, loadFailed: linkListTexts.servicesFailed },
  saving: {
    siblings: ({ provider }) => ({ provider }),
    isSame: (one, draft) => String(one.service) === String(draft.service),
  },
  removal,
});

/** The lab packages that a provider offers; each is linked once (Spec 2 §3). */
export const packageLinkKind = defineKind({
  name: 'packageLink',
  entity: packageLinks,
  api: packageLinksApi,
  texts: { ...linkTexts, loadFailed: linkListTexts.packagesFailed },
  saving: {
    siblings: ({ provider }) => ({ provider }),
    isSame: (one, draft) => String(one.package) === String(draft.package),
  },
  removal,
});

/** The nursing services that a provider offers; each is linked once (Spec 2 §3). */
export const nursingLinkKind = defineKind({
  name: 'nursingLink',
  entity: nursingLinks,
  api: nursingLinksApi,
  texts: { ...linkTexts, loadFailed: linkListTexts.nursingFailed },
  saving: {
    siblings: ({ provider }) => ({ provider }),
    isSame: (one, draft) => String(one.subcategory) === String(draft.subcategory),
  },
  removal,
});

/** The kinds of links by the name of their entities. */
export const linkKinds = {
  serviceLinks: serviceLinkKind,
  packageLinks: packageLinkKind,
  nursingLinks: nursingLinkKind,
};
