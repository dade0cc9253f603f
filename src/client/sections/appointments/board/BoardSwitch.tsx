import { useDispatch, useSelector } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import { selectDay, selectShownAs } from '../list/address';
import { selectDates } from '../view/shownRows';
import { boardChosen, figuresChosen, listChosen, waitsChosen } from './events';
import { switchMessages } from './messages';

/**
 * The choice between the list, the board, which begins with the day that the list is narrowed to, what waits, and the
 * figures.
 */
export function BoardSwitch({ today }: { today: DateText }) {
  const t = useT();
  const dispatch = useDispatch();
  const view = useSelector(selectShownAs);
  const day = useSelected(selectDay, today);
  const { from, to } = useSelected(selectDates, today);
  const listed = from !== '' && from === to ? from : day;
  return (
    <SegmentedControl
      label={t(switchMessages.shownAs)}
      value={view}
      choices={[
        { value: 'list', label: t(switchMessages.list) },
        { value: 'board', label: t(switchMessages.board) },
        { value: 'waits', label: t(switchMessages.waits) },
        { value: 'figures', label: t(switchMessages.figures) },
      ]}
      onChange={(chosen) =>
        dispatch(
          { list: listChosen, board: () => boardChosen(listed, today), waits: waitsChosen, figures: figuresChosen }[
            chosen
          ](),
        )
      }
    />
  );
}
