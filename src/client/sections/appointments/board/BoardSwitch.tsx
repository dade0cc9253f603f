import { useDispatch, useSelector } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import { selectDay, selectView } from '../list/address';
import { boardChosen, listChosen, waitsChosen } from './events';
import { switchMessages } from './messages';

/** The choice between the list, the board and what waits. */
export function BoardSwitch({ today }: { today: DateText }) {
  const t = useT();
  const dispatch = useDispatch();
  const view = useSelector(selectView);
  const day = useSelected(selectDay, today);
  return (
    <SegmentedControl
      label={t(switchMessages.shownAs)}
      value={view}
      choices={[
        { value: 'list', label: t(switchMessages.list) },
        { value: 'board', label: t(switchMessages.board) },
        { value: 'waits', label: t(switchMessages.waits) },
      ]}
      onChange={(chosen) =>
        dispatch({ list: listChosen, board: () => boardChosen(day, today), waits: waitsChosen }[chosen]())
      }
    />
  );
}
