import { useDispatch, useSelector } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import { selectDay, selectIsBoard } from '../list/address';
import { boardChosen, listChosen } from './events';
import { switchMessages } from './messages';

/** The choice between the list and the board. */
export function BoardSwitch({ today }: { today: DateText }) {
  const t = useT();
  const dispatch = useDispatch();
  const isBoard = useSelector(selectIsBoard);
  const day = useSelected(selectDay, today);
  return (
    <SegmentedControl
      label={t(switchMessages.shownAs)}
      value={isBoard ? 'board' : 'list'}
      choices={[
        { value: 'list', label: t(switchMessages.list) },
        { value: 'board', label: t(switchMessages.board) },
      ]}
      onChange={(chosen) => dispatch(chosen === 'board' ? boardChosen(day, today) : listChosen())}
    />
  );
}
