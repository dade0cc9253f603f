import { useDispatch } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import type { LinkField, LinkRef, LinkValues } from '../events';
import { linkChangeDropped, linkChangeSubmitted, linkTextDropped, linkTextRefused } from '../events';
import { selectLinkChange, selectRefusedText } from '../selectors';

/**
 * A value of a link as its row shows it: the one that is being saved, else the stored one; and how to ask for another.
 * A text that is no value stays until it is mended or taken back.
 */
export function useLinkValue<Field extends LinkField>(link: LinkRef, field: Field, stored: LinkValues[Field]) {
  const dispatch = useDispatch();
  const place = { link, field };
  const change = useSelected(selectLinkChange, place);
  const refused = useSelected(selectRefusedText, place);
  return {
    shown: change?.status === 'saving' ? (change.value as LinkValues[Field]) : stored,
    refused,
    submit: (value: LinkValues[Field]) => {
      dispatch(linkChangeSubmitted({ ...place, value }));
    },
    refuse: (text: string) => {
      dispatch(linkTextRefused({ ...place, text }));
    },
    /** Stays with what is shown: a value that failed is given up, and so is a text that is none. */
    restore: () => {
      if (refused !== null) dispatch(linkTextDropped(place));
      if (change?.status === 'failed') dispatch(linkChangeDropped(place));
    },
  };
}
