import type { Message } from '#client/lib/text';
import type { Id } from '#contract/common';
import { labPackageTexts } from '../kinds/labPackage';
import { labServiceTexts } from '../kinds/labService';
import type { LinkKind, LinkValues } from './events';
import { linkMessages } from './messages';

/** What the links of each kind are called. */
export const LINK_TITLES: Readonly<Record<LinkKind, Message>> = {
  serviceLinks: labServiceTexts.list,
  packageLinks: labPackageTexts.list,
  nursingLinks: linkMessages.nursing,
};

/** The wire name of what they link. */
export const ITEM_FIELDS = { serviceLinks: 'service', packageLinks: 'package', nursingLinks: 'subcategory' } as const;

/** The id of what a link links. */
export function itemIdOf(kind: LinkKind, link: object): Id {
  const fields: Readonly<Record<string, unknown>> = { ...link };
  return fields[ITEM_FIELDS[kind]] as Id;
}

/** Whether links of a kind take time of their own. */
export function takesTime(kind: LinkKind): boolean {
  return kind === 'nursingLinks';
}

/** A link as it is sent, by what is linked. */
export const linkBodies = {
  serviceLinks: (provider: Id, service: Id, { price, is_available }: LinkValues) => ({
    ...{ provider, service, price, is_available },
  }),
  packageLinks: (provider: Id, item: Id, { price, is_available }: LinkValues) => ({
    ...{ provider, package: item, price, is_available },
  }),
  nursingLinks: (provider: Id, subcategory: Id, values: LinkValues) => ({ provider, subcategory, ...values }),
} as const satisfies Record<LinkKind, (provider: Id, item: Id, values: LinkValues) => { provider: Id }>;
