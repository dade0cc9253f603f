import { useDispatch } from 'react-redux';

import { useSelected } from '../useSelected';
import { collisionsDeclined, collisionsSettled, selectCollisions, type Side } from './merges';

/** What a dialog needs that asks whose value each field of a form is to have. */
export function useCollisions(key: string) {
  const dispatch = useDispatch();
  return {
    collisions: useSelected(selectCollisions, key),
    onSettle: (sides: Readonly<Record<string, Side>>) => dispatch(collisionsSettled({ key, sides })),
    onLeave: () => dispatch(collisionsDeclined(key)),
  };
}
