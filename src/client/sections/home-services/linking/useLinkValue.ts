import { useDispatch } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import { linkTextRefused, selectRefusedText } from './refusedTexts';
import type { LinkField, LinkRef, LinkValues } from './slice';
import { linkChangeDropped, linkChangeSubmitted, selectLinkChange } from './slice';

/**
 * A value of a link as its row shows it: the one that somebody asked for as long as nothing speaks against it, else the
 * stored one; and how to ask for another. A text that is no value stays until it is mended or taken back.
 */
export function useLinkValue<Field extends LinkField>(link: LinkRef, field: Field, stored: LinkValues[Field]) {
  const dispatch = useDispatch();
  const change = useSelected(selectLinkChange, { link, field });
  const refused = useSelected(selectRefusedText, { link, field });
  const isOnItsWay = change?.status === 'waiting' || change?.status === 'sending';
  return {
    shown: isOnItsWay ? (change.value as LinkValues[Field]) : stored,
    refused,
    submit: (value: LinkValues[Field]) => {
      dispatch(linkChangeSubmitted({ link, field, value }));
    },
    refuse: (text: string) => {
      dispatch(linkTextRefused({ link, field, text }));
    },
    /** Stays with what is shown: a value that failed is given up, and so is a text that is none. */
    restore: () => {
      dispatch(linkChangeDropped({ link, field }));
    },
  };
}
