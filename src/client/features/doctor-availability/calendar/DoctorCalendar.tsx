import { styled } from '@mui/material/styles';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';

import { useLoaded } from '#client/state/requests/useLoaded';
import { useSelected } from '#client/state/useSelected';
import { useToday } from '#client/ui/clock/useClock';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { useNewlyMade } from '#client/ui/focus/useNewlyMade';
import { useT } from '#client/ui/language/useT';
import { SegmentedControl } from '#client/ui/plain/SegmentedControl';
import type { DateText } from '#contract/common';
import type { CalendarDay } from '../hours/calendar';
import { slotDeleteChosen, slotsOpened, type DoctorAtLocation } from '../hours/events';
import { doctorAvailabilityKeys } from '../hours/keys';
import { availabilityMessages } from '../hours/messages';
import { selectAddedDays, selectDays } from '../hours/selectors';
import { AvailabilityCalendar, CalendarSkeleton } from './components/AvailabilityCalendar';
import { MonthView } from './MonthView';

interface CalendarProps extends DoctorAtLocation {
  /** The date that it begins at; `null` for today. */
  date: DateText | null;
  /** Names the ledger of the form beside it: what that adds is shown and tinted. */
  scope: string;
  /** What can be done with the hours. */
  tools: ReactNode;
}

/** The hours of a doctor as a list of days, or by month; a day of the month leads to the same day of the list. */
export function DoctorCalendar({ doctorId, doctorName, locationId, date, scope, tools }: CalendarProps) {
  const t = useT();
  const dispatch = useDispatch();
  const today = useToday();
  const days = useSelected(selectDays, doctorId, locationId);
  const { failure, reload } = useLoaded(
    doctorAvailabilityKeys.slots(doctorId, locationId),
    slotsOpened({ doctorId, doctorName, locationId }),
  );
  const [view, setView] = useState<View>('list');
  const [chosen, setChosen] = useState({ date, times: 0 });
  const showDay = (day: DateText) => {
    setChosen(({ times }) => ({ date: day, times: times + 1 }));
    setView('list');
  };
  const added = useAddedDays(doctorAvailabilityKeys.add(scope), locationId, days, showDay);
  const box = useRef<HTMLDivElement>(null);
  const isShown = days && !failure;
  return (
    <Box ref={box} tabIndex={-1}>
      <div className="head">
        {isShown && (
          <SegmentedControl
            label={t(availabilityMessages.view)}
            value={view}
            choices={VIEWS.map((value) => ({ value, label: t(availabilityMessages[value]) }))}
            onChange={setView}
          />
        )}
        <div className="tools">{tools}</div>
      </div>
      {failure && <ErrorPanel failure={failure} onRetry={reload} />}
      {!days && !failure && <CalendarSkeleton />}
      {isShown && view === 'list' && (
        <AvailabilityCalendar
          key={[doctorId, locationId, chosen.date, chosen.times].join('/')}
          days={days}
          today={today}
          date={chosen.date}
          added={added}
          onDelete={(id) => dispatch(slotDeleteChosen({ id }))}
        />
      )}
      {isShown && view === 'month' && (
        <MonthView
          doctorId={doctorId}
          days={days}
          today={today}
          date={chosen.date}
          onDayChosen={(day) => {
            showDay(day);
            box.current?.focus();
          }}
        />
      )}
    </Box>
  );
}

const VIEWS = ['list', 'month'] as const;
type View = (typeof VIEWS)[number];

/** The days to which hours were just added; the first of them is brought on screen once the calendar has it. */
function useAddedDays(
  ledgerKey: string,
  locationId: DoctorAtLocation['locationId'],
  days: readonly CalendarDay[] | undefined,
  show: (date: DateText) => void,
) {
  const all = useSelected(selectAddedDays, ledgerKey, locationId ?? '');
  const keys = useMemo(() => all.flatMap(({ date, slots }) => slots.map(({ from }) => `${date} ${from}`)), [all]);
  const [before] = useState(() => new Set(keys));
  const made = useMemo(() => keys.filter((key) => !before.has(key)), [keys, before]);
  const tinted = useNewlyMade(
    made,
    (fresh) => {
      const first = days?.find(({ date, slots }) => slots.some(({ from }) => fresh.has(`${date} ${from}`)));
      if (first) show(first.date);
      return first ? `${first.date} ` : null;
    },
    () => null,
  );
  return useMemo(() => new Set([...tinted].map(dateOf)), [tinted]);
}

const dateOf = (key: string): DateText => key.slice(0, key.indexOf(' '));

const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: 8,
  minHeight: 0,
  outline: 'none',
  '.head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 38 },
  '.tools': { display: 'flex', alignItems: 'center', gap: 8, marginInlineStart: 'auto' },
});
