import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';

import { months, shortWeekdays } from '#client/lib/calendarNames';
import { addDays, DAY_MINUTES, longDate } from '#client/lib/dates';
import { lengthOfSpans } from '#client/lib/daySpans';
import { addMonths } from '#client/lib/reckoning';
import { say } from '#client/lib/text';
import { DAYS_OF_WEEK, daysOfWeek, weekOf } from '#client/lib/week';
import { useSelected } from '#client/state/useSelected';
import { onwardsAt } from '#client/ui/language/onwardsAt';
import { useT } from '#client/ui/language/useT';
import { IconAction } from '#client/ui/page/IconAction';
import type { DateText, Id } from '#contract/common';
import { minutesText, type CalendarDay } from '../hours/calendar';
import { selectExpectedOf } from '../hours/selectors';
import { monthMessages } from './messages';
import { monthDays, type MonthDay } from './monthDays';

interface MonthViewProps {
  doctorId: Id;
  days: readonly CalendarDay[];
  today: DateText;
  /** A date of the month that is shown first. */
  date: DateText;
  onDayChosen: (date: DateText) => void;
}

/** The hours of a doctor by month: a bar for each day, with what is booked of it; a press leads to the day. */
export function MonthView({ doctorId, days, today, date, onDayChosen }: MonthViewProps) {
  const t = useT();
  const [stop, setStop] = useState(date);
  const isMoved = useRef(false);
  const grid = useRef<HTMLDivElement>(null);
  const expected = useSelected(selectExpectedOf, doctorId);
  const shown = monthDays(stop, days, expected);
  const focusStop = useEffectEvent(() => {
    if (isMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMoved.current = false;
  });
  useEffect(() => {
    focusStop();
  }, [stop]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = dateOfKey(event.key, stop, onwardsAt(event.currentTarget));
    if (next === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    isMoved.current = true;
    setStop(next);
  };
  return (
    <Month role="group" aria-label={t(titleOf(stop))}>
      <MonthHead title={t(titleOf(stop))} onMoved={(count) => setStop(addMonths(stop, count))} />
      <div ref={grid} className="days">
        {daysOfWeek().map((day) => (
          <span key={day} aria-hidden className="weekday">
            {t(shortWeekdays[day] ?? '')}
          </span>
        ))}
        {shown.map((day, at) => (
          <button
            key={day.date}
            type="button"
            aria-label={t(nameOf(day))}
            aria-current={day.date === today ? 'date' : undefined}
            tabIndex={day.date === stop ? 0 : -1}
            style={at === 0 ? { gridColumnStart: weekOf(day.date).indexOf(day.date) + 1 } : undefined}
            onKeyDown={move}
            onFocus={() => setStop(day.date)}
            onClick={() => onDayChosen(day.date)}
          >
            <span>{Number(day.date.slice(-2))}</span>
            <Bar {...day} />
          </button>
        ))}
      </div>
    </Month>
  );
}

/** Which month it is, and the way to the others. */
function MonthHead({ title, onMoved }: { title: string; onMoved: (count: number) => void }) {
  const t = useT();
  return (
    <div className="head">
      <IconAction
        label={t(monthMessages.previous)}
        icon={<ChevronLeft size={18} className="onwards" />}
        onClick={() => onMoved(-1)}
      />
      <strong role="status">{title}</strong>
      <IconAction
        label={t(monthMessages.next)}
        icon={<ChevronRight size={18} className="onwards" />}
        onClick={() => onMoved(1)}
      />
    </div>
  );
}

/** `Dec 2026` of a date. */
function titleOf(date: DateText) {
  const [year = '', month = ''] = date.split('-');
  return say(monthMessages.title, { month: months[Number(month) - 1] ?? '', year });
}

/** The day that a key leads to; `null` of other keys. */
function dateOfKey(key: string, date: DateText, onwards: 1 | -1): DateText | null {
  if (key === 'PageUp' || key === 'PageDown') return addMonths(date, key === 'PageUp' ? -1 : 1);
  const days: Readonly<Record<string, number>> = {
    ArrowRight: onwards,
    ArrowLeft: -onwards,
    ArrowDown: DAYS_OF_WEEK,
    ArrowUp: -DAYS_OF_WEEK,
  };
  const moved = days[key];
  return moved === undefined ? null : addDays(date, moved);
}

/** What a day is called: its date, and how long it is open and booked. */
function nameOf({ date, open, booked }: MonthDay) {
  if (open.length === 0) return say(monthMessages.closed, { date: longDate(date) });
  return say(monthMessages.day, {
    date: longDate(date),
    open: minutesText(lengthOfSpans(open)),
    booked: minutesText(lengthOfSpans(booked)),
  });
}

function Bar({ open, booked }: MonthDay) {
  const placed = ({ start, end }: { start: number; end: number }) => ({
    insetInlineStart: `${(start / DAY_MINUTES) * 100}%`,
    width: `${((end - start) / DAY_MINUTES) * 100}%`,
  });
  return (
    <span className="bar" aria-hidden>
      {open.map((part) => (
        <i key={part.start} className="open" style={placed(part)} />
      ))}
      {booked.map((part) => (
        <i key={part.start} className="booked" style={placed(part)} />
      ))}
    </span>
  );
}

const Month = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  padding: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  '.head': { display: 'flex', alignItems: 'center', gap: 8, strong: { minWidth: 90, textAlign: 'center' } },
  '.onwards': { transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none' },
  '.days': {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gridTemplateRows: 'auto',
    gridAutoRows: 'minmax(44px, 72px)',
    alignContent: 'start',
    gap: 4,
    marginBlockStart: 12,
    overflowY: 'auto',
  },
  '.weekday': { alignSelf: 'end', fontSize: 12, color: theme.vars.palette.text.secondary },
  button: {
    display: 'grid',
    alignContent: 'space-between',
    minWidth: 0,
    padding: 6,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&[aria-current]': { borderColor: theme.vars.palette.primary.main, fontWeight: 700 },
  },
  '.bar': { position: 'relative', height: 10, borderRadius: 3, backgroundColor: theme.vars.palette.action.hover },
  '.bar i': { position: 'absolute', insetBlock: 0, borderRadius: 3, minWidth: 2 },
  '.open': {
    border: `1px solid ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.accentSoft,
  },
  '.booked': { backgroundColor: theme.vars.palette.primary.main },
}));
