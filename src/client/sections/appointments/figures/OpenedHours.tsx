import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';

import { say } from '#client/lib/text';
import { useSelected } from '#client/state/useSelected';
import { PicturePanel } from '#client/ui/charts/PicturePanel';
import { useMinute } from '#client/ui/clock/useClock';
import { useT } from '#client/ui/language/useT';
import type { DateText } from '#contract/common';
import { boardChosen } from '../view/events';
import { selectNamedInList } from '../view/shownRows';
import { figuresMessages } from './messages';
import { daysFrom, openedIn, selectOpenedHours, selectVisitsBeside, type Opened, type OpenedRoot } from './opened';
import { useHoursReading } from './useHoursReading';

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

function useOpened(doctors: readonly string[], today: DateText): Opened {
  const now = useMinute();
  const { doctors: names } = useSelected(selectNamedInList, today);
  const hours = useSelector((state: OpenedRoot) => selectOpenedHours(state, doctors), shallowEqual);
  const visits = useSelector((state: OpenedRoot) => selectVisitsBeside(state, today, hours));
  const days = daysFrom(today);
  return useMemo(
    () => openedIn({ doctors, hours, visits, names, days, now }),
    [doctors, hours, visits, names, days, now],
  );
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
