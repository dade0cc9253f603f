import { nursingLinksApi, packageLinksApi, serviceLinksApi } from '#client/api/homeServices/providers';
import { nursingLinks, packageLinks, serviceLinks } from '#client/entities/homeServices';
import type { TallyTexts } from '#client/lib/tally';
import { messagesOf } from '#client/lib/text';
import { defineKind } from '../shared/kind/defineKind';

/** What is said of the links of a provider, of whichever kind. */
const said = messagesOf('homeServices.unlinking', {
  saving: 'Saving the link',
  stillSaving: 'The link is still being saved. You will be told how it ends.',
  saved: 'The link was saved.',
  saveFailed: 'Failed to save the link. Please try again.',
  servicesFailed: 'Failed to load linked services',
  packagesFailed: 'Failed to load linked packages',
  nursingFailed: 'Failed to load linked nursing services',
  title: 'Unlink {name}?',
  confirmLabel: 'Unlink',
  removed: '{name} was unlinked.',
  removeFailed: 'Failed to unlink {name}. Please try again.',
  selected: 'Unlink selected ({count, number})',
  manyTitle: 'Unlink {count, plural, one {# service} other {# services}}?',
  doing: 'Unlinking several services',
  manyFailed: 'Failed to unlink the services. Please try again.',
});

/** What is said of several services that were unlinked together. */
const unlinkedTally = messagesOf('homeServices.unlinkedTally', {
  all: 'Unlinked {added, plural, one {# service} other {# services}}{skipped, plural, =0 {} other {, # already gone}}.',
  some:
    'Unlinked {added, plural, one {# service} other {# services}}{skipped, plural, =0 {} other {, # already gone}}. ' +
    'Failed to unlink {failed, number}.',
  none: 'Failed to unlink any services. Please try again.',
}) satisfies TallyTexts;

const removal = {
  ...said,
  many: { ...said, title: said.manyTitle, failed: said.manyFailed, tally: unlinkedTally, deed: 'unlinked' },
} as const;

/** The lab services that a provider offers; each is linked once (Spec 2 §3). */
export const serviceLinkKind = defineKind({
  name: 'serviceLink',
  entity: serviceLinks,
  api: serviceLinksApi,
  texts: { ...said, loadFailed: said.servicesFailed },
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
  texts: { ...said, loadFailed: said.packagesFailed },
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
  texts: { ...said, loadFailed: said.nursingFailed },
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
