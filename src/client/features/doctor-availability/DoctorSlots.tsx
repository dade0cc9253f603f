import { useDispatch } from 'react-redux';

import { useLoaded } from '#client/state/requests/useLoaded';
import { ErrorPanel } from '#client/ui/feedback/ErrorPanel';
import { TableSkeleton } from '#client/ui/table/TableSkeleton';
import { useToday } from '#client/ui/useClock';
import type { Day } from './calendar';
import { AvailabilityCalendar } from './components/AvailabilityCalendar';
import type { SlotsWanted } from './events';
import { slotDeleteChosen, slotsOpened } from './events';
import { doctorAvailabilityKeys } from './keys';

interface DoctorSlotsProps extends SlotsWanted {
  /** `undefined` before they were read. */
  days: readonly Day[] | undefined;
}

/** The calendar of a doctor at a location; it reads the slots when it comes on screen. */
export function DoctorSlots({ doctorId, locationId, doctorName, days }: DoctorSlotsProps) {
  const dispatch = useDispatch();
  const today = useToday();
  const { failure, reload } = useLoaded(
    doctorAvailabilityKeys.slots(doctorId, locationId),
    slotsOpened({ doctorId, locationId, doctorName }),
  );
  if (failure) return <ErrorPanel failure={failure} onRetry={reload} />;
  if (!days) return <TableSkeleton rows={8} />;
  return (
    <AvailabilityCalendar
      key={`${doctorId}/${locationId ?? ''}`}
      days={days}
      today={today}
      onDelete={(id) => dispatch(slotDeleteChosen({ id }))}
    />
  );
}
