import 'dayjs/locale/en-gb';

import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs from 'dayjs';
import { useState } from 'react';

import type { DateText } from '#client/lib/dates';
import { daysOfWeek } from '#client/lib/week';
import { useToday } from '../clock/useClock';

interface CalendarProps {
  /** The chosen date; the empty text for none. */
  date: DateText;
  onChosen: (date: DateText) => void;
}

/** Has the library of dates begin its weeks, in each language that is there, as the clinic does. */
function beginWeeks(): void {
  for (const locale of Object.values(dayjs.Ls)) Object.assign(locale, { weekStart: daysOfWeek()[0] });
}

/** A calendar to choose a date from, which opens on the chosen one, or else on today. */
export function Calendar({ date, onChosen }: CalendarProps) {
  const today = useToday();
  useState(beginWeeks);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- a picker that was asked for takes the keyboard
        autoFocus
        value={date ? dayjs(date) : null}
        referenceDate={dayjs(today)}
        slots={{ day: Day }}
        onChange={(chosen, state) => {
          if (chosen && state === 'finish') onChosen(chosen.format('YYYY-MM-DD'));
        }}
      />
    </LocalizationProvider>
  );
}

/** A day of the calendar, of which today is the clinic's and not the browser's. */
function Day(day: PickerDayProps) {
  const isToday = day.day.format('YYYY-MM-DD') === useToday();
  return <PickerDay {...day} today={isToday} aria-current={isToday ? 'date' : undefined} />;
}
