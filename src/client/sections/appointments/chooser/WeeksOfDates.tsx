import Box from '@mui/material/Box';
import { useMemo } from 'react';

import { dayAndMonth, weekdayName } from '#client/lib/dates';
import { weekOf } from '#client/lib/week';
import { HijriDate } from '#client/ui/language/HijriDate';
import { useT } from '#client/ui/language/useT';
import { Unseen } from '#client/ui/page/Unseen';
import type { DateText } from '#contract/common';
import { ChoiceGroup } from './ChoiceGroup';
import { chooserMessages } from './messages';
import { countFree, isInHalf, type Half, type OfferedSlot } from './times';

interface WeeksOfDatesProps {
  dates: readonly DateText[];
  date: DateText | null;
  /** Every time of these dates; `null` while they are not known. */
  times: readonly OfferedSlot[] | null;
  half: Half | null;
  isBusy: boolean;
  onDateChosen: (date: DateText) => void;
}

/** Dates in weeks, with how many free times each has (Spec 1 §2). */
export function WeeksOfDates({ dates, date, times, half, isBusy, onDateChosen }: WeeksOfDatesProps) {
  const t = useT();
  const counts = useMemo(() => times && countFree(times.filter(({ slot }) => isInHalf(slot, half))), [times, half]);
  const week = weekOf(dates[0] ?? '');
  return (
    <ChoiceGroup
      label={t(chooserMessages.chooseDate)}
      columns={`repeat(${week.length}, minmax(0, 1fr))`}
      heads={week.map((day) => t(weekdayName(day)))}
      choices={dates.map((day, at) => {
        const count = counts?.get(day);
        return {
          key: day,
          isChosen: day === date,
          isQuiet: counts !== null && !count,
          ...(at === 0 && { column: week.indexOf(day) + 1 }),
          content: (
            <>
              <Unseen>{`${t(weekdayName(day))} `}</Unseen>
              <DayName day={day} hasMonth={at === 0 || day.endsWith('-01')} />
              <HijriDate date={day} />
              {counts && (
                <Box component="span" sx={{ fontSize: 12, fontWeight: 400 }}>
                  {' '}
                  {count === undefined ? t(chooserMessages.noTimes) : t(chooserMessages.freeTimes, { count })}
                </Box>
              )}
            </>
          ),
        };
      })}
      isDisabled={isBusy}
      onChosen={onDateChosen}
    />
  );
}

/** The number of a day, and its month where that begins; those who do not see the others hear it with each. */
function DayName({ day, hasMonth }: { day: DateText; hasMonth: boolean }) {
  const t = useT();
  const whole = t(dayAndMonth(day));
  if (hasMonth) return <span>{whole}</span>;
  return (
    <>
      <span aria-hidden>{Number(day.slice(8))}</span>
      <Unseen>{whole}</Unseen>
    </>
  );
}
