import { linkKey } from '#client/sections/home-services/keys';
import type { LinkRef } from '../events';

/** The id, in the document, of the cell that says where the changes of a link stand. */
export function saveStateId(link: LinkRef): string {
  return `state ${linkKey(link)}`.replace(/\W+/g, '-');
}
