import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { createSelector, weakMapMemoize } from 'reselect';

import { isActive, type StoredAppointment } from '#client/entities/appointments';
import { availabilities } from '#client/entities/clinic';
import { addDays, dayAndMonth, shortTime, weekdayName } from '#client/lib/dates';
import { say, type Text } from '#client/lib/text';
import { boardChosen } from '#client/sections/appointments/board/events';
import { boardKeys } from '#client/sections/appointments/board/keys';
import { calledDoctor } from '#client/sections/appointments/list/calledDoctor';
import { selectWholeList } from '#client/sections/appointments/list/selectors';
import { selectNamedInList } from '#client/sections/appointments/view/shownRows';
import { useSelected } from '#client/state/useSelected';
import { PicturePanel } from '#client/ui/charts/PicturePanel';
import { useMinute } from '#client/ui/useClock';
import { useT } from '#client/ui/useT';
import type { Availability } from '#contract/availabilities';
import type { DateText } from '#contract/common';
import { figuresMessages } from './messages';
import { firstFreeSlot, openedDay } from './openedHours';
import { useHoursReading } from './useHoursReading';

/** How many days are shown, today included. */
const DAYS = 14;

const NONE: readonly StoredAppointment[] = [];

/** The active visits of each doctor, by the text of the id. */
const selectActiveVisits = createSelector([selectWholeList], (list) => {
  const visits = new Map<string, StoredAppointment[]>();
  for (const one of list.filter(isActive)) {
    const doctor = String(one.doctor_id);
    const its = visits.get(doctor);
    if (its) its.push(one);
    else visits.set(doctor, [one]);
  }
  return visits;
});

/** The opening hours of a doctor on all dates, `undefined` until they have been read. */
const selectHoursOf = availabilities.makeSelectList(boardKeys.hours);

/** The days of a doctor, reckoned once for the same hours and visits. */
const openedDays = weakMapMemoize(
  (ranges: readonly Availability[], visits: readonly StoredAppointment[], days: readonly DateText[]) =>
    days.map((day) => openedDay(ranges, visits, day)),
);

interface OpenedHoursProps {
  /** The ids of the doctors that search and filters leave. */
  doctors: readonly string[];
  today: DateText;
}

/** How much of the opening hours of each doctor is taken, and when each is first free (decisions: figures). */
export function OpenedHours({ doctors, today }: OpenedHoursProps) {
  const dispatch = useDispatch();
  const [isTable, setIsTable] = useState(false);
  const t = useT();
  const { days, opened, numbers } = useOpened(doctors, today);
  const minutes = (_: number, { row, column }: { row: number; column: number }): string => {
    const { open = 0, taken = 0 } = opened[row]?.[column] ?? {};
    return open === 0 ? t(figuresMessages.closed) : t(figuresMessages.taken, { taken, open });
  };
  const reading = useHoursReading(doctors);
  return (
    <PicturePanel
      title={figuresMessages.openedHours}
      numbers={numbers}
      rowHead={figuresMessages.doctor}
      remarkHead={figuresMessages.firstFree}
      kind="heat"
      isTable={isTable}
      emptyText={figuresMessages.hoursUnread}
      tools={<ReadButton {...reading} count={doctors.length} />}
      notes={reading.failed > 0 ? [say(figuresMessages.hoursFailed, { count: reading.failed })] : []}
      numberText={minutes}
      heatOf={({ row, column }) => {
        const { open = 0, taken = 0 } = opened[row]?.[column] ?? {};
        return open > 0 ? taken / open : 0;
      }}
      onToggled={() => setIsTable(!isTable)}
      onOpened={({ column }) => dispatch(boardChosen(days[column] ?? today, today))}
    />
  );
}

function useOpened(doctors: readonly string[], today: DateText) {
  const now = useMinute();
  const visits = useSelected(selectActiveVisits, today);
  const { doctors: names } = useSelected(selectNamedInList, today);
  const hours = useSelector(
    (state: Parameters<typeof selectHoursOf>[0]) => doctors.map((doctor) => selectHoursOf(state, doctor)),
    shallowEqual,
  );
  const days = useMemo(() => Array.from({ length: DAYS }, (_, at) => addDays(today, at)), [today]);
  return useMemo(() => {
    const known = doctors.flatMap((doctor, at) => {
      const ranges = hours[at];
      return ranges ? [{ doctor, ranges, busy: visits.get(doctor) ?? NONE }] : [];
    });
    const opened = known.map(({ ranges, busy }) => openedDays(ranges, busy, days));
    const rows = known.map(({ doctor, ranges, busy }) => ({
      label: calledDoctor(names.get(doctor)),
      beside: freeText(firstFreeSlot(ranges, busy, new Date(now))),
    }));
    const columns = days.map((day) => ({
      label: say(figuresMessages.dayHead, { weekday: weekdayName(day), date: dayAndMonth(day) }),
    }));
    return { days, opened, numbers: { rows, columns, counts: opened.map((line) => line.map(({ open }) => open)) } };
  }, [doctors, hours, visits, names, days, now]);
}

function freeText(slot: ReturnType<typeof firstFreeSlot>): Text {
  if (!slot) return figuresMessages.noneFree;
  const { date, startTime } = slot;
  const values = { weekday: weekdayName(date), date: dayAndMonth(date), time: shortTime(startTime) };
  return say(figuresMessages.freeAt, values);
}

interface ReadButtonProps extends Pick<ReturnType<typeof useHoursReading>, 'isReading' | 'read' | 'start' | 'stop'> {
  /** How many doctors there are. */
  count: number;
}

/** Begins or stops the reading, and says how far it is. */
function ReadButton({ isReading, read, count, start, stop }: ReadButtonProps) {
  const t = useT();
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={!isReading && read === count}
        onClick={isReading ? stop : start}
      >
        {t(isReading ? figuresMessages.stop : figuresMessages.readHours)}
      </Button>
      <span role="status">{t(figuresMessages.hoursRead, { read, count })}</span>
    </>
  );
}
