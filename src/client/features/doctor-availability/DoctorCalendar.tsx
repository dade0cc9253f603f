import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import { onDemand } from '#client/device/onDemand';
import { useLoaded } from '#client/state/requests/useLoaded';
import { useSelected } from '#client/state/useSelected';
import { YearAheadFold } from '#client/ui/dates/YearAheadFold';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import { useToday } from '#client/ui/useClock';
import { useOnDemand } from '#client/ui/useOnDemand';
import { useT } from '#client/ui/useT';
import type { DateText } from '#contract/common';
import { AvailabilityCalendar, CalendarSkeleton } from './components/AvailabilityCalendar';
import { slotDeleteChosen, slotsOpened, type DoctorAtLocation } from './events';
import { doctorAvailabilityKeys } from './keys';
import { availabilityMessages } from './messages';
import { selectDays } from './selectors';

/** The month, which is fetched when it is first wanted. */
const monthCode = onDemand(async () => (await import('./late/MonthView')).MonthView);

interface CalendarProps extends DoctorAtLocation {
  /** The date that it begins at; `null` for today. */
  date: DateText | null;
}

/** The hours of a doctor as a list of days, or by month; a day of the month leads to the same day of the list. */
export function DoctorCalendar({ doctorId, doctorName, locationId, date }: CalendarProps) {
  const t = useT();
  const dispatch = useDispatch();
  const today = useToday();
  const days = useSelected(selectDays, doctorId, locationId);
  const hours = useMemo(() => (days ?? []).flatMap(({ slots }) => slots), [days]);
  const { failure, reload } = useLoaded(
    doctorAvailabilityKeys.slots(doctorId, locationId),
    slotsOpened({ doctorId, doctorName, locationId }),
  );
  const [view, setView] = useState<'list' | 'month'>('list');
  const [chosen, setChosen] = useState(date);
  const [Month, , want] = useOnDemand(monthCode);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (view === 'month') want();
  }, [view, want]);
  if (failure) return <ErrorPanel failure={failure} onRetry={reload} />;
  if (!days) return <CalendarSkeleton />;
  return (
    <Box ref={box} tabIndex={-1}>
      <SegmentedControl
        label={t(availabilityMessages.view)}
        value={view}
        choices={[
          { value: 'list', label: t(availabilityMessages.list) },
          { value: 'month', label: t(availabilityMessages.month) },
        ]}
        onChange={setView}
      />
      <YearAheadFold hours={hours} today={today} />
      {view === 'list' && (
        <AvailabilityCalendar
          key={[doctorId, locationId, chosen].join('/')}
          days={days}
          today={today}
          date={chosen}
          onDelete={(id) => dispatch(slotDeleteChosen({ id }))}
        />
      )}
      {view === 'month' && Month && (
        <Month
          doctorId={doctorId}
          days={days}
          today={today}
          date={chosen ?? today}
          onDayChosen={(day) => {
            setChosen(day);
            setView('list');
            box.current?.focus();
          }}
        />
      )}
    </Box>
  );
}

const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gap: 8,
  minHeight: 0,
  outline: 'none',
  '> :first-of-type': { justifySelf: 'start' },
});
