import type { Id } from '#contract/common';
import type { LinkKind, LinkValues } from './events';

/** A link as it is sent, by what is linked; only a nursing service takes time of its own. */
export const linkBodies = {
  serviceLinks: (provider: Id, service: Id, { price, is_available }: LinkValues) => ({
    ...{ provider, service, price, is_available },
  }),
  packageLinks: (provider: Id, item: Id, { price, is_available }: LinkValues) => ({
    ...{ provider, package: item, price, is_available },
  }),
  nursingLinks: (provider: Id, subcategory: Id, values: LinkValues) => ({ provider, subcategory, ...values }),
} as const satisfies Record<LinkKind, (provider: Id, item: Id, values: LinkValues) => { provider: Id }>;
