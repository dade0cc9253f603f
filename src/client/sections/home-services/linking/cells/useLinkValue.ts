import { useDispatch } from 'react-redux';

import { linkKey } from '#client/sections/home-services/keys';
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

/** The id, in the document, of the cell that says where the changes of a link stand. */
export function saveStateId(link: LinkRef): string {
  return `state ${linkKey(link)}`.replace(/\W+/g, '-');
}

/**
 * The value of a link as its cell shows it, and how to change it: what an `InlineInput` takes. A value that the service
 * refused, and a text that is none, stay until they are corrected or taken back.
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
    value: wanted !== undefined && isFailed ? wanted : settled,
    settled,
    isFailed,
    refused,
    describedBy: saveStateId(link),
    onSubmit: (value: LinkValues[Field]) => {
      dispatch(linkChangeSubmitted({ ...place, value }));
    },
    onRefuse: (text: string) => {
      dispatch(linkTextRefused({ ...place, text }));
    },
    /** Returns to the stored value: gives up a value that failed, and a text that was refused. */
    onRestore: () => {
      if (refused !== null) dispatch(linkTextDropped(place));
      if (isFailed) dispatch(linkChangeDropped(place));
    },
  };
}
