import { useDispatch, useSelector } from 'react-redux';

import type { LinkChangesRoot, LinkField, LinkRef, LinkValues } from './slice';
import { linkChangeDropped, linkChangeSubmitted, selectLinkChange } from './slice';

/**
 * A value of a link as its row shows it: the one that somebody asked for as long as nothing speaks against it, else the
 * stored one; and how to ask for another.
 */
export function useLinkValue<Field extends LinkField>(link: LinkRef, field: Field, stored: LinkValues[Field]) {
  const dispatch = useDispatch();
  const change = useSelector((state: LinkChangesRoot) => selectLinkChange(state, { link, field }));
  const isOnItsWay = change?.status === 'waiting' || change?.status === 'sending';
  return {
    shown: isOnItsWay ? (change.value as LinkValues[Field]) : stored,
    submit: (value: LinkValues[Field]) => { dispatch(linkChangeSubmitted({ link, field, value })); },
    /** Stays with what is shown: a value that failed is given up. */
    restore: () => { dispatch(linkChangeDropped({ link, field })); },
  };
}
