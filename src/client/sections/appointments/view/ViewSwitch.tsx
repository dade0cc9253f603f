import { useDispatch, useSelector } from 'react-redux';

import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import type { DateText } from '#contract/common';
import { LIST_VIEWS, selectDay, selectShownAs } from '../list/address';
import { switchMessages } from './messages';
import { SHOWN_AS } from './shownAs';
import { selectDates } from './shownRows';

/** The choice between the list, the board, which begins with the day that the list is narrowed to, and the figures. */
export function ViewSwitch({ today }: { today: DateText }) {
  const t = useT();
  const dispatch = useDispatch();
  const view = useSelector(selectShownAs);
  const day = useSelected(selectDay, today);
  const { from, to } = useSelected(selectDates, today);
  if (view === 'waits') return null;
  const listed = from !== '' && from === to ? from : day;
  return (
    <SegmentedControl
      label={t(switchMessages.shownAs)}
      value={view}
      choices={LIST_VIEWS.map((value) => ({ value, label: t(SHOWN_AS[value].label) }))}
      onChange={(chosen) => dispatch(SHOWN_AS[chosen].chosen(listed, today))}
    />
  );
}
