import { useDispatch } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import type { LinkField, LinkRef, LinkValues } from '../events';
import { linkChangeDropped, linkChangeSubmitted, linkTextDropped, linkTextRefused } from '../events';
import { selectLinkChange, selectRefusedText } from '../selectors';

/**
 * The value of a link as its row shows it (the one being saved, else the stored one), and how to change it. A refused
 * text stays until it is corrected or taken back.
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
    /** Returns to the stored value: gives up a value that failed, and a text that was refused. */
    restore: () => {
      if (refused !== null) dispatch(linkTextDropped(place));
      if (change?.status === 'failed') dispatch(linkChangeDropped(place));
    },
  };
}
