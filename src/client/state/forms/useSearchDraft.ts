import { useEffect, useEffectEvent, useState } from 'react';
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

/**
 * What stands in the box of a search: what was searched for, which it follows where that changes, by Back for instance,
 * and what is typed since. That is kept by the key of the search's request for when one comes back to it.
 */
export function useSearchDraft(key: string, text: string) {
  const dispatch = useDispatch();
  const kept = useSelected(selectDraft, key) as Kept | undefined;
  const [typed, onTyped] = useState(kept?.text === text ? kept.typed : text);
  const [followed, setFollowed] = useState(text);
  if (followed !== text) {
    setFollowed(text);
    onTyped(text);
  }
  const keep = useEffectEvent(() => {
    dispatch(formLeft(key, typed === text ? null : ({ mayGo: true, text, typed } satisfies Kept)));
  });
  useEffect(
    () => () => {
      keep();
    },
    [],
  );
  return { typed, onTyped };
}
