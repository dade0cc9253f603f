import type { Id } from '../../../../../contract/common';
import type { PackageLink } from '../../../../../contract/homeServices/providers';
import { useResource, useRows } from '../../crud/useResource';
import { messages } from '../../messages';
import { labPackageResource, packageLinkResource } from '../../resources';
import type { LinkKindView } from './LinkedItems';
import { LinkedItems } from './LinkedItems';
import { linkMessages } from './messages';

const view: LinkKindView<PackageLink> = {
  kind: 'packageLinks',
  itemField: 'package',
  itemIdOf: (link) => link.package,
  hasDuration: false,
  texts: { table: messages.labPackages, item: linkMessages.package, empty: linkMessages.noPackages },
};

/** The lab packages that a provider offers (Spec 2 §2.3). */
export function LinkedPackagesPart({ provider }: { provider: Id }) {
  const links = useResource(packageLinkResource, { provider });
  const packages = useRows(labPackageResource, {});
  return (
    <LinkedItems
      view={view}
      links={links}
      items={packages}
      onLink={(item, { price, is_available }, typed) => { links.submit({ provider, package: item, price, is_available }, typed); }}
    />
  );
}
