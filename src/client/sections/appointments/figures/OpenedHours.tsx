import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';

import { percent } from '#client/lib/percent';
import { say } from '#client/lib/text';
import { useSelected } from '#client/state/useSelected';
import type { NumberPlace } from '#client/ui/charts/numbers';
import { PicturePanel } from '#client/ui/charts/PicturePanel';
import { useMinute } from '#client/ui/clock/useClock';
import { useT } from '#client/ui/language/useT';
import type { DateText } from '#contract/common';
import { boardChosen } from '../view/events';
import { selectNamedInList } from '../view/shownRows';
import { figuresMessages } from './messages';
import { openedIn, selectOpenedHours, selectVisitsBeside, type Opened, type OpenedRoot } from './opened';
import { datesOver, periodText } from './period';
import { useHoursReading } from './useHoursReading';

interface OpenedHoursProps {
  /** The ids of the doctors that search and filters leave. */
  doctors: readonly string[];
  /** The days that are shown, none before today. */
  days: readonly DateText[];
  today: DateText;
}

/** How full the opening hours are, by day and doctor, and when each doctor is first free (decisions: figures). */
export function OpenedHours({ doctors, days, today }: OpenedHoursProps) {
  const dispatch = useDispatch();
  const t = useT();
  const { shown, numbers } = useOpened(doctors, days, today);
  const dayAt = ({ row, column }: NumberPlace) => shown[row]?.[column] ?? NEVER_OPEN;
  const whole = dayAt({ row: 0, column: 0 });
  const span = periodText(datesOver(days));
  const reading = useHoursReading(doctors);
  return (
    <PicturePanel
      title={figuresMessages.openedHours}
      aside={whole.open > 0 ? say(figuresMessages.full, { days: span, share: percent(whole.taken, whole.open) }) : span}
      numbers={numbers}
      rowHead={figuresMessages.doctor}
      remarkHead={figuresMessages.firstFree}
      kind="heat"
      isTable={false}
      emptyText={figuresMessages.hoursUnread}
      tools={<ReadButton {...reading} count={doctors.length} />}
      notes={reading.failed > 0 ? [say(figuresMessages.hoursFailed, { count: reading.failed })] : []}
      numberText={(open, place) =>
        t(figuresMessages.taken, { share: percent(dayAt(place).taken, open), hours: Math.round(open / 6) / 10 })
      }
      heatOf={(place) => dayAt(place).taken / Math.max(1, dayAt(place).open)}
      onOpened={({ column }) => dispatch(boardChosen(days[Math.max(0, column - 1)] ?? today, today))}
    />
  );
}

const NEVER_OPEN = { open: 0, taken: 0 };

function useOpened(doctors: readonly string[], days: readonly DateText[], today: DateText): Opened {
  const now = useMinute();
  const { doctors: names } = useSelected(selectNamedInList, today);
  const hours = useSelector((state: OpenedRoot) => selectOpenedHours(state, doctors), shallowEqual);
  const visits = useSelector((state: OpenedRoot) => selectVisitsBeside(state, today, hours));
  return useMemo(
    () => openedIn({ doctors, hours, visits, names, days, now }),
    [doctors, hours, visits, names, days, now],
  );
}

interface ReadButtonProps extends Pick<ReturnType<typeof useHoursReading>, 'isReading' | 'read' | 'start' | 'stop'> {
  /** How many doctors there are. */
  count: number;
}

/** Stops the reading or goes on with it, and says how far it is. */
function ReadButton({ isReading, read, count, start, stop }: ReadButtonProps) {
  const t = useT();
  return (
    <>
      {(isReading || read < count) && (
        <Button size="small" variant="outlined" onClick={isReading ? stop : start}>
          {t(isReading ? figuresMessages.stop : figuresMessages.readHours)}
        </Button>
      )}
      <span role="status">{t(figuresMessages.hoursRead, { read, count })}</span>
    </>
  );
}
