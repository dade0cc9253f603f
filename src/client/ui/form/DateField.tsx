import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import dayjs from 'dayjs';
import { CalendarDays } from 'lucide-react';

import { months } from '#client/lib/calendarNames';
import { plainDate } from '#client/lib/dates';
import { dateTyped } from '#client/lib/typedDates';
import { useT } from '../useT';
import { fieldMessages } from './messages';
import { PickerField, type PickedValue } from './PickerField';

/** A calendar date, kept as `YYYY-MM-DD`. */
export function DateField(field: PickedValue) {
  const t = useT();
  const monthNames = months.map((name) => t(name));
  return (
    <PickerField
      {...field}
      placeholder={t(fieldMessages.datePlaceholder)}
      icon={<CalendarDays size={16} />}
      openLabel={t(fieldMessages.chooseDate)}
      read={(typed) => dateTyped(typed, monthNames)}
      show={(date) => t(plainDate(date))}
      renderPicker={(value, choose) => (
        <DateCalendar
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- a picker that was asked for takes the keyboard
          autoFocus
          value={value ? dayjs(value) : null}
          onChange={(date, state) => {
            if (date && state === 'finish') choose(date.format('YYYY-MM-DD'));
          }}
        />
      )}
    />
  );
}
