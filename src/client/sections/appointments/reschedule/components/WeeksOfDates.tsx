import Box from '@mui/material/Box';

import { addDays, dayAndMonth, weekdayName } from '#client/lib/dates';
import { weekOf } from '#client/lib/week';
import type { FreeTimes } from '#client/sections/appointments/list/events';
import { HijriDate } from '#client/ui/language/HijriDate';
import { useT } from '#client/ui/language/useT';
import { Unseen } from '#client/ui/page/Unseen';
import type { DateText } from '#contract/common';
import { RESCHEDULE_DAYS } from '#contract/rules';
import { moveMessages } from '../messages';
import { ChoiceGroup } from './ChoiceGroup';

interface WeeksOfDatesProps {
  today: DateText;
  days?: number;
  date: DateText | null;
  /** How many free times each date has, `null` while they are not counted. */
  freeTimes: FreeTimes | null;
  isBusy: boolean;
  onDateChosen: (date: DateText) => void;
}

/** The next thirty days in weeks, with how many free times each has (Spec 1 §2). */
export function WeeksOfDates({
  today,
  days: count = RESCHEDULE_DAYS,
  date,
  freeTimes,
  isBusy,
  onDateChosen,
}: WeeksOfDatesProps) {
  const t = useT();
  const days = Array.from({ length: count }, (_, day) => addDays(today, day));
  const week = weekOf(today);
  return (
    <ChoiceGroup
      label={t(moveMessages.chooseDate)}
      columns={`repeat(${week.length}, minmax(0, 1fr))`}
      heads={week.map((day) => t(weekdayName(day)))}
      choices={days.map((day, at) => {
        const count = freeTimes?.[day];
        return {
          key: day,
          isChosen: day === date,
          isQuiet: freeTimes !== null && !count,
          ...(at === 0 && { column: week.indexOf(day) + 1 }),
          content: (
            <>
              <Unseen>{`${t(weekdayName(day))} `}</Unseen>
              <DayName day={day} hasMonth={at === 0 || day.endsWith('-01')} />
              <HijriDate date={day} />
              {freeTimes && (
                <Box component="span" sx={{ fontSize: 12, fontWeight: 400 }}>
                  {' '}
                  {count === undefined ? t(moveMessages.noTimes) : t(moveMessages.freeTimes, { count })}
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
