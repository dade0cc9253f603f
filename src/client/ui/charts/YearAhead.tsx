import Box from '@mui/material/Box';
import { useMemo } from 'react';

import { months } from '#client/lib/calendarNames';
import { dayAndMonth, longDate, weekdayName, type DateText } from '#client/lib/dates';
import type { HoursOfDate } from '#client/lib/daySpans';
import { say, type Text } from '#client/lib/text';
import { useT } from '../language/useT';
import { yearMessages } from './messages';
import { useMarks } from './useMarks';
import { minutesByDate, weeksAhead } from './yearDays';

interface YearAheadProps {
  hours: readonly HoursOfDate[];
  today: DateText;
}

/** The days of 52 weeks, each with how long it is open, so that the end of what was entered is seen. */
export function YearAhead({ hours, today }: YearAheadProps) {
  const t = useT();
  const minutes = useMemo(() => minutesByDate(hours), [hours]);
  const weeks = useMemo(() => weeksAhead(today), [today]);
  const marks = useMemo(
    () => weeks.flatMap((week, x) => week.map((date, day) => ({ x, y: -day, date, open: minutes.get(date) ?? 0 }))),
    [weeks, minutes],
  );
  const most = Math.max(1, ...marks.map(({ open }) => open));
  const last = marks.findLast(({ date, open }) => open > 0 && date >= today);
  const propsOf = useMarks(marks);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, padding: '8px 12px', minWidth: 0 }}>
      <Box sx={{ overflowX: 'auto', paddingBlockEnd: 0.5 }}>
        <Box data-marks role="group" aria-label={t(yearMessages.title)} sx={yearLook}>
          {weeks.map(([first = ''], week) => (
            <Box key={first} component="span" aria-hidden className="month" style={{ gridColumn: week + 1 }}>
              {Number(first.slice(-2)) <= 7 && t(months[Number(first.slice(5, 7)) - 1] ?? '')}
            </Box>
          ))}
          {marks.map((mark) => {
            const name = t(yearMessages.day, {
              weekday: weekdayName(mark.date),
              date: dayAndMonth(mark.date),
              hours: openText(mark.open),
            });
            return (
              <span
                key={mark.date}
                role="img"
                aria-label={name}
                title={name}
                data-bar={mark.open > 0 || undefined}
                data-today={mark.date === today || undefined}
                style={{
                  gridColumn: mark.x + 1,
                  gridRow: 2 - mark.y,
                  ['--heat' as string]: `${mark.open > 0 ? 35 + Math.round((65 * mark.open) / most) : 0}%`,
                }}
                {...propsOf(mark)}
              />
            );
          })}
        </Box>
      </Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
        {last ? t(yearMessages.until, { date: longDate(last.date) }) : t(yearMessages.nothing)}
      </Box>
    </Box>
  );
}

function openText(minutes: number): Text {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes === 0) return yearMessages.closed;
  if (rest === 0) return say(yearMessages.hours, { hours });
  return hours === 0 ? say(yearMessages.minutes, { minutes }) : say(yearMessages.both, { hours, minutes: rest });
}

const yearLook = {
  display: 'grid',
  gridTemplateColumns: 'repeat(52, 11px)',
  gridTemplateRows: '14px repeat(7, 11px)',
  gap: '2px',
  width: 'max-content',
  padding: '3px',
  '& .month': { gridRow: 1, fontSize: 12, lineHeight: '14px', color: 'text.secondary', whiteSpace: 'nowrap', width: 0 },
  '& [data-mark]': {
    boxSizing: 'border-box',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '2px',
    backgroundColor: 'color-mix(in srgb, var(--mui-palette-primary-main) var(--heat), transparent)',
  },
  '& [data-today]': { borderColor: 'text.primary', borderWidth: 2 },
  '& [data-mark]:hover, & [data-mark]:focus-visible': {
    outline: '2px solid',
    outlineColor: 'text.primary',
    outlineOffset: '1px',
  },
} as const;
