import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';

import { shortWeekdays } from '#client/lib/calendarNames';
import { addDays, dayAndMonth, longDate } from '#client/lib/dates';
import { lengthOfSpans } from '#client/lib/daySpans';
import { addMonths } from '#client/lib/reckoning';
import { say } from '#client/lib/text';
import { DAYS_OF_WEEK, daysOfWeek, weekOf } from '#client/lib/week';
import { useSelected } from '#client/state/useSelected';
import { onwardsAt } from '#client/ui/language/onwardsAt';
import { useT } from '#client/ui/language/useT';
import { Unseen } from '#client/ui/page/Unseen';
import type { DateText, Id } from '#contract/common';
import { minutesText, type CalendarDay } from '../hours/calendar';
import { selectExpectedOf } from '../hours/selectors';
import { monthMessages } from './messages';
import { datesOfMonth, monthTitle, openedDays, openedText, nextWeeks, weeksTitle, type MonthDay } from './monthDays';
import { MonthHead } from './MonthHead';

interface MonthViewProps {
  doctorId: Id;
  days: readonly CalendarDay[];
  today: DateText;
  /** A date that is shown first; `null` for today. */
  date: DateText | null;
  onDayChosen: (date: DateText) => void;
}

/**
 * The hours of a doctor by month, from this week on until another one is wanted: when each day is open, and how much of
 * that is booked. A press leads to the day.
 */
export function MonthView({ doctorId, days, today, date, onDayChosen }: MonthViewProps) {
  const t = useT();
  const [stop, setStop] = useState(date ?? today);
  // A date of the month on screen; `null` for the weeks from this one on.
  const [month, setMonth] = useState(() => (nextWeeks(today).includes(stop) ? null : stop));
  const isMoved = useRef(false);
  const grid = useRef<HTMLDivElement>(null);
  const expected = useSelected(selectExpectedOf, doctorId);
  const dates = month === null ? nextWeeks(today) : datesOfMonth(month);
  const title = t(month === null ? weeksTitle(dates) : monthTitle(month));
  const turnTo = (next: DateText) => {
    setMonth(next);
    setStop(next);
  };
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
    if (dates.includes(next)) setStop(next);
    else turnTo(next);
  };
  return (
    <Month role="group" aria-label={title}>
      <MonthHead
        title={title}
        onNext={() => turnTo(addMonths(month ?? today, 1))}
        onPrevious={() => turnTo(month === null ? today : addMonths(month, -1))}
      />
      <div ref={grid} className="days">
        {daysOfWeek().map((day) => (
          <span key={day} aria-hidden className="weekday">
            {t(shortWeekdays[day] ?? '')}
          </span>
        ))}
        {openedDays(dates, days, expected).map((day, at) => (
          <button
            key={day.date}
            type="button"
            aria-current={day.date === today ? 'date' : undefined}
            tabIndex={day.date === stop ? 0 : -1}
            style={at === 0 ? { gridColumnStart: weekOf(day.date).indexOf(day.date) + 1 } : undefined}
            onKeyDown={move}
            onFocus={() => setStop(day.date)}
            onClick={() => onDayChosen(day.date)}
          >
            <Opened {...day} isFirst={at === 0} />
          </button>
        ))}
      </div>
    </Month>
  );
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
    hours: openedText(open).join(', '),
  });
}

/** A day of the month: when it is open, as text, and how much of that is booked. */
function Opened({ isFirst, ...day }: MonthDay & { isFirst: boolean }) {
  const t = useT();
  const { date, open, booked } = day;
  const share = (lengthOfSpans(booked) / lengthOfSpans(open)) * 100;
  return (
    <>
      <Unseen>{t(nameOf(day))}</Unseen>
      <span aria-hidden>{isFirst || date.endsWith('-01') ? t(dayAndMonth(date)) : Number(date.slice(-2))}</span>
      <span className="hours" aria-hidden>
        {openedText(open).map((hours, at) => (
          <span key={`${hours} ${open.length - at}`}>
            <bdi dir="ltr">{hours}</bdi>
            {at < open.length - 1 && t(monthMessages.comma)}
          </span>
        ))}
      </span>
      {open.length > 0 && (
        <span className="share" aria-hidden>
          <i style={{ width: `${share}%` }} />
        </span>
      )}
    </>
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
  '.head': { display: 'flex', alignItems: 'center', gap: 8, strong: { minWidth: 110, textAlign: 'center' } },
  '.onwards': { transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none' },
  '.days': {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gridTemplateRows: 'auto',
    gridAutoRows: 'max-content',
    alignContent: 'start',
    gap: 4,
    marginBlockStart: 12,
    overflowY: 'auto',
  },
  '.weekday': { alignSelf: 'end', fontSize: 12, color: theme.vars.palette.text.secondary },
  '.days button': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    gap: 2,
    minWidth: 0,
    minHeight: 72,
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
  '.hours': { fontSize: 12, lineHeight: 1.3, bdi: { whiteSpace: 'nowrap' } },
  '.share': { height: 4, borderRadius: 2, overflow: 'hidden', backgroundColor: theme.vars.palette.divider },
  '.share i': { display: 'block', height: '100%', backgroundColor: theme.vars.palette.primary.main },
  [theme.breakpoints.down('sm')]: {
    padding: 8,
    '.days': { gap: 2 },
    '.days button': { padding: 3, fontSize: 12 },
    '.hours': { bdi: { whiteSpace: 'normal' } },
  },
}));
