import type { Text } from '#client/lib/text';
import type { AddressRoot } from '#client/state/address';
import { selectClashing, selectIsClashesOnly, type ClashesRoot } from '../clashes/first';
import { selectIsWhole, selectShowsSamples, type ListRoot } from '../list/selectors';
import { selectIsCounting, type CountedRoot } from './counted';

/** Whether a number that is counted of the rows is `known` or still `coming`; samples are `never` counted. */
export type Certainty = 'known' | 'coming' | 'never';

/**
 * Whether what is counted of the shown rows is true: the whole list has arrived, and is narrowed to all that it is to
 * be narrowed to.
 */
export function selectCertainty(state: ListRoot & AddressRoot & ClashesRoot & CountedRoot): Certainty {
  if (selectShowsSamples(state)) return 'never';
  const isNarrowing = selectIsCounting(state) || (selectIsClashesOnly(state) && selectClashing(state) === null);
  return selectIsWhole(state) && !isNarrowing ? 'known' : 'coming';
}

/** A number once it is known: an ellipsis while it is coming, and the empty text where it never is. */
export function toldOnceKnown(certainty: Certainty, text: Text): Text {
  return { known: text, coming: '…', never: '' }[certainty];
}
