import { nursingLinksApi, packageLinksApi, serviceLinksApi } from '#client/api/homeServices/providers';
import { nursingLinkKind, packageLinkKind, serviceLinkKind } from '#client/sections/home-services/linking/resources';
import { itIsCreatedOnce } from '#test/support/sagas/createdOnce';

const link = { provider: 3, price: '10', is_available: true };

itIsCreatedOnce([
  {
    name: 'service of a provider',
    kind: serviceLinkKind,
    api: serviceLinksApi,
    draft: { ...link, service: 5 },
    before: { ...link, service: 6 },
    parent: 'provider',
    unlike: { service: 7 },
  },
  {
    name: 'package of a provider',
    kind: packageLinkKind,
    api: packageLinksApi,
    draft: { ...link, package: 5 },
    before: { ...link, package: 6 },
    parent: 'provider',
    unlike: { package: 7 },
  },
  {
    name: 'nursing service of a provider',
    kind: nursingLinkKind,
    api: nursingLinksApi,
    draft: { ...link, subcategory: 5 },
    before: { ...link, subcategory: 6 },
    parent: 'provider',
    unlike: { subcategory: 7 },
  },
]);
