import Box from '@mui/material/Box';
import { CalendarDays } from 'lucide-react';
import { useEffect } from 'react';

import { onDemand } from '#client/device/onDemand';
import { addDays, plainDate, type DateText } from '#client/lib/dates';
import { dateTyped, type YearMeant } from '#client/lib/typedDates';
import { useToday } from '../clock/useClock';
import { useT } from '../language/useT';
import { useOnDemand } from '../waiting/useOnDemand';
import { fieldMessages } from './messages';
import { PickerField, type PickedValue } from './PickerField';

/** The calendar of the library, most of what a field for a date weighs; few dates are chosen by it. */
export const calendarCode = onDemand(() => import('./Calendar').then(({ Calendar }) => Calendar));

interface DateFieldProps extends PickedValue {
  /** Which year a date has that is typed without one; the next one unless said otherwise. */
  yearMeant?: YearMeant;
}

/** A calendar date, kept as `YYYY-MM-DD`. */
export function DateField({ yearMeant, ...field }: DateFieldProps) {
  const t = useT();
  const today = useToday();
  return (
    <PickerField
      {...field}
      placeholder={t(fieldMessages.datePlaceholder, { date: plainDate(addDays(today, 7)) })}
      icon={<CalendarDays size={16} />}
      openLabel={t(fieldMessages.chooseDate)}
      read={(typed) => dateTyped(typed, today, yearMeant)}
      show={(date) => t(plainDate(date))}
      renderPicker={(date, choose) => <WantedCalendar date={date} onChosen={choose} />}
    />
  );
}

/** The calendar once its code is there, and the room for it before. */
function WantedCalendar(props: { date: DateText; onChosen: (date: DateText) => void }) {
  const [Calendar, , want] = useOnDemand(calendarCode);
  useEffect(() => {
    if (!Calendar) want();
  }, [Calendar, want]);
  return Calendar ? <Calendar {...props} /> : <Box aria-busy sx={{ width: 320, height: 336 }} />;
}
