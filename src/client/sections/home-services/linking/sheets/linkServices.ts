import type { LinkKind } from '../events';
import { linkService } from './linkService';

/** How the links of each kind are read and saved by files. */
export const linkServices = {
  serviceLinks: linkService('serviceLinks'),
  packageLinks: linkService('packageLinks'),
  nursingLinks: linkService('nursingLinks'),
} as const satisfies Record<LinkKind, ReturnType<typeof linkService>>;
