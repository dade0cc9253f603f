import { useDispatch } from 'react-redux';

import { formLeft } from '../formEvents';
import { useSelected } from '../useSelected';
import { selectDraft } from './forms';

interface Kept {
  /** What was typed into a search is no work. */
  mayGo: true;
  /** What was searched for when it was typed; the draft belongs to that view. */
  text: string;
  typed: string;
}

/** Keeps what is typed into a search and not submitted, by the key of its request, for when one comes back to it. */
export function useSearchDraft(key: string, text: string) {
  const dispatch = useDispatch();
  const kept = useSelected(selectDraft, key) as Kept | undefined;
  return {
    typed: kept?.text === text ? kept.typed : text,
    onLeft: (typed: string) => {
      dispatch(formLeft(key, typed === text ? null : ({ mayGo: true, text, typed } satisfies Kept)));
    },
  };
}
