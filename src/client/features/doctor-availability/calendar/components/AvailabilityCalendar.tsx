import { useVirtualizer } from '@tanstack/react-virtual';
import { Trash2, TriangleAlert } from 'lucide-react';
import { memo, useRef } from 'react';

import { durationText, type CalendarDay, type CalendarSlot } from '#client/features/doctor-availability/hours/calendar';
import { availabilityMessages } from '#client/features/doctor-availability/hours/messages';
import { plainDate, relativeDay, timeRange, weekdayName } from '#client/lib/dates';
import { EmptyState } from '#client/ui/feedback/EmptyState';
import { HijriDate } from '#client/ui/language/HijriDate';
import { uiMessages } from '#client/ui/language/messages';
import { useT } from '#client/ui/language/useT';
import { Skeleton } from '#client/ui/waiting/Skeleton';
import { useAfterPaint } from '#client/ui/waiting/useAfterPaint';
import type { DateText, Id } from '#contract/common';
import { CalendarFrame } from './CalendarFrame';

interface AvailabilityCalendarProps {
  days: readonly CalendarDay[];
  today: DateText;
  /** The date that it is scrolled to; left out for today. */
  date?: DateText | null;
  /** The dates to which hours were just added. */
  added?: ReadonlySet<DateText>;
  onDelete: (id: Id) => void;
}

/** Pixels that a day is taken to be high before it is measured. */
const DAY_HEIGHT = 62;
const LINE_HEIGHT = 38;
const SLOTS_IN_A_LINE = 4;
/** Days that are drawn beyond each end of the view, once what is in view has been painted. */
const OVERSCAN_DAYS = 2;

/**
 * A doctor's slots by day, scrolled to today or another date; only the days in view are in the page (Spec 1 §2). A
 * library places them, because each day is as high as its slots ask for; `ui/virtual-table` is for rows of one height.
 */
export function AvailabilityCalendar({ days, today, date, added, onDelete }: AvailabilityCalendarProps) {
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const isPainted = useAfterPaint(true, false);
  const heightOf = (index: number) =>
    DAY_HEIGHT + LINE_HEIGHT * Math.ceil((days[index]?.slots.length ?? 0) / SLOTS_IN_A_LINE);
  const virtualizer = useVirtualizer({
    count: days.length,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    getItemKey: (index) => days[index]?.date ?? index,
    initialOffset: () => offsetOf(days, date ?? today, heightOf),
    overscan: isPainted ? OVERSCAN_DAYS : 0,
  });
  if (days.length === 0)
    return (
      <CalendarFrame>
        <EmptyState text={t(availabilityMessages.noSlots)} />
      </CalendarFrame>
    );
  return (
    <CalendarFrame ref={scroller}>
      <div
        role="list"
        aria-label={t(availabilityMessages.calendar)}
        className="days"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const day = days[index];
          return (
            day && (
              <div
                key={key}
                ref={virtualizer.measureElement}
                role="listitem"
                data-index={index}
                className="day"
                data-added={added?.has(day.date) ? '' : undefined}
                style={{ transform: `translateY(${start}px)` }}
              >
                <DayRow day={day} today={today} onDelete={onDelete} />
              </div>
            )
          );
        })}
      </div>
    </CalendarFrame>
  );
}

/** The shape of a calendar before its slots are there. */
export function CalendarSkeleton() {
  const t = useT();
  return (
    <CalendarFrame role="progressbar" aria-label={t(uiMessages.loading)}>
      {SHAPES.map((slots, day) => (
        <div key={day} className="day shape">
          <Skeleton variant="rounded" width={32} height={36} />
          <div>
            <Skeleton width={110} />
            <ul>
              {Array.from({ length: slots }, (_, slot) => (
                <li key={slot}>
                  <Skeleton variant="rounded" width={150} height={32} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      ))}
    </CalendarFrame>
  );
}

/** Slots by day. */
const SHAPES = [2, 1, 1, 2, 1, 2];

function offsetOf(days: readonly CalendarDay[], from: DateText, heightOf: (index: number) => number): number {
  const first = days.findIndex(({ date }) => date >= from);
  return days.slice(0, Math.max(first, 0)).reduce((sum, _, index) => sum + heightOf(index), 0);
}

interface DayRowProps {
  day: CalendarDay;
  today: DateText;
  onDelete: (id: Id) => void;
}

const DayRow = memo(function DayRow({ day: { date, slots }, today, onDelete }: DayRowProps) {
  const t = useT();
  const near = relativeDay(date, today);
  return (
    <>
      <div className="number">
        <strong>{Number(date.slice(-2))}</strong>
        <span>{t(weekdayName(date))}</span>
      </div>
      <div>
        <time dateTime={date}>
          {t(plainDate(date))}
          {near && <span>{` · ${t(uiMessages[near])}`}</span>}
        </time>
        <HijriDate date={date} before=" · " />
        <ul>
          {slots.map((slot) => (
            <SlotChip key={slot.id} slot={slot} onDelete={onDelete} />
          ))}
        </ul>
      </div>
    </>
  );
});

function SlotChip({ slot, onDelete }: { slot: CalendarSlot; onDelete: (id: Id) => void }) {
  const t = useT();
  const range = timeRange(slot.from, slot.to);
  const notes = [
    durationText(slot),
    slot.isBooked && availabilityMessages.booked,
    slot.isOverlapping && availabilityMessages.overlaps,
  ].filter((note) => note !== false);
  const name = t(availabilityMessages.deleteSlot, { range, date: plainDate(slot.date) });
  return (
    <li data-booked={slot.isBooked || undefined} data-overlapping={slot.isOverlapping || undefined}>
      {slot.isOverlapping && <TriangleAlert size={13} aria-hidden />}
      <bdi dir="ltr">{range}</bdi>
      <small>{notes.map((note) => t(note)).join(' · ')}</small>
      <button type="button" aria-label={name} title={name} onClick={() => onDelete(slot.id)}>
        <Trash2 size={13} aria-hidden />
      </button>
    </li>
  );
}
