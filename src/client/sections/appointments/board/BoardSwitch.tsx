import { useDispatch, useSelector } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import { selectDay, selectIsBoard } from '../list/address';
import { selectDates } from '../view/shownRows';
import { boardChosen, listChosen } from './events';
import { switchMessages } from './messages';

/** The choice between the list and the board, which begins with the day that the list is narrowed to. */
export function BoardSwitch({ today }: { today: DateText }) {
  const t = useT();
  const dispatch = useDispatch();
  const isBoard = useSelector(selectIsBoard);
  const day = useSelected(selectDay, today);
  const { from, to } = useSelected(selectDates, today);
  const listed = from !== '' && from === to ? from : day;
  return (
    <SegmentedControl
      label={t(switchMessages.shownAs)}
      value={isBoard ? 'board' : 'list'}
      choices={[
        { value: 'list', label: t(switchMessages.list) },
        { value: 'board', label: t(switchMessages.board) },
      ]}
      onChange={(chosen) => dispatch(chosen === 'board' ? boardChosen(listed, today) : listChosen())}
    />
  );
}
