import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs from 'dayjs';
import { CalendarDays } from 'lucide-react';

import { plainDate } from '#client/lib/dates';
import { dateTyped, type YearMeant } from '#client/lib/typedDates';
import { useToday } from '../useClock';
import { useT } from '../useT';
import { fieldMessages } from './messages';
import { PickerField, type PickedValue } from './PickerField';

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
      placeholder={t(fieldMessages.datePlaceholder)}
      icon={<CalendarDays size={16} />}
      openLabel={t(fieldMessages.chooseDate)}
      read={(typed) => dateTyped(typed, today, yearMeant)}
      show={(date) => t(plainDate(date))}
      renderPicker={(value, choose) => (
        <DateCalendar
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- a picker that was asked for takes the keyboard
          autoFocus
          value={value ? dayjs(value) : null}
          referenceDate={dayjs(today)}
          slots={{ day: Day }}
          onChange={(date, state) => {
            if (date && state === 'finish') choose(date.format('YYYY-MM-DD'));
          }}
        />
      )}
    />
  );
}

/** A day of the calendar, of which today is the clinic's and not the browser's. */
function Day(day: PickerDayProps) {
  const isToday = day.day.format('YYYY-MM-DD') === useToday();
  return <PickerDay {...day} today={isToday} aria-current={isToday ? 'date' : undefined} />;
}
