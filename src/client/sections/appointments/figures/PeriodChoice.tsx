import Box from '@mui/material/Box';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useT } from '#client/ui/language/useT';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import type { DateText } from '#contract/common';
import { figureDatesChosen } from '../view/events';
import { DatesFilter } from '../view/filters/DatesFilter';
import { selectFilters } from '../view/selectors';
import { periodMessages } from './messages';
import { datesOfPeriod, knownPeriod, FIGURE_PERIODS } from './period';

/** From which to which date all pictures count: the dates that the list is narrowed to. */
export function PeriodChoice({ today }: { today: DateText }) {
  const t = useT();
  const dispatch = useDispatch();
  const { from, to } = useSelector(selectFilters);
  const [isTyping, setIsTyping] = useState(false);
  const known = knownPeriod({ from, to }, today);
  const isBetween = isTyping || known === null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <SegmentedControl
        label={t(periodMessages.label)}
        value={isBetween ? 'between' : known}
        choices={[...FIGURE_PERIODS, 'between' as const].map((value) => ({ value, label: t(periodMessages[value]) }))}
        onChange={(chosen) => {
          setIsTyping(chosen === 'between');
          if (chosen !== 'between') dispatch(figureDatesChosen(datesOfPeriod(chosen, today), today));
        }}
      />
      {isBetween && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 150px))', gap: 1 }}>
          <DatesFilter />
        </Box>
      )}
    </Box>
  );
}
