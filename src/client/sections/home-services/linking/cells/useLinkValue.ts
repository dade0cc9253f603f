import { useDispatch } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import {
  linkChangeDropped,
  linkChangeSubmitted,
  linkTextDropped,
  linkTextRefused,
  type LinkField,
  type LinkRef,
  type LinkValues,
} from '../events';
import { selectLinkChange, selectRefusedText } from '../selectors';

/**
 * The value of a link as its cell shows it, and how to change it. A value that the service refused, and a text that is
 * none, stay until they are corrected or taken back.
 */
export function useLinkValue<Field extends LinkField>(link: LinkRef, field: Field, stored: LinkValues[Field]) {
  const dispatch = useDispatch();
  const place = { link, field };
  const change = useSelected(selectLinkChange, place);
  const refused = useSelected(selectRefusedText, place);
  const isFailed = change?.status === 'failed';
  const wanted = change?.value as LinkValues[Field] | undefined;
  /** The value that the service has, or is about to have. */
  const settled = wanted !== undefined && change?.status === 'saving' ? wanted : stored;
  return {
    shown: wanted !== undefined && isFailed ? wanted : settled,
    settled,
    isFailed,
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
      if (isFailed) dispatch(linkChangeDropped(place));
    },
  };
}
