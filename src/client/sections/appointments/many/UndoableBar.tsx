import { useDispatch } from 'react-redux';

import { say, type Message } from '#client/lib/text';
import type { useFanOut } from '#client/state/fanOut/useFanOut';
import { FanOutBar } from '#client/ui/ledger/FanOutBar';
import { statusMessages } from '../status/messages';
import { manyMessages } from './messages';

interface UndoableBarProps {
  /** The fan-out, and that of its Undo, which is shown in its place. */
  doing: Panel;
  undoing: Panel;
  /** What was done by each, as the bar counts it, and as it says it of one. */
  done: Said;
  undone: Said;
}

type Panel = ReturnType<typeof useFanOut>['panel'];

/** A count of what was done, such as `10 accepted`, and a word for one. */
type Said = readonly [count: Message, one: Message];

/** How far a fan-out is, or its Undo, what it came to, and what takes it back; nothing where neither is. */
export function UndoableBar({ doing, undoing, done, undone }: UndoableBarProps) {
  const dispatch = useDispatch();
  const panel = undoing ?? doing;
  if (!panel) return null;
  const offer = panel.ledger.conclusion?.offer;
  const [said, one] = undoing ? undone : done;
  return (
    <FanOutBar
      key={panel.ledger.kind}
      {...panel}
      resultOf={({ added, ...rest }) => say(manyMessages.result, { done: say(said, { count: added }), ...rest })}
      done={one}
      offer={offer && { label: offer.label ?? statusMessages.undo, onChosen: () => dispatch({ ...offer.event }) }}
    />
  );
}
