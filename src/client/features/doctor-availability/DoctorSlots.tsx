import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';

import { useRequest } from '../../state/useRequest';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { TableSkeleton } from '../../ui/table/TableSkeleton';
import { useToday } from '../../ui/useClock';
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
  const { failure } = useRequest(doctorAvailabilityKeys.slots(doctorId, locationId));
  const load = useCallback(() => dispatch(slotsOpened({ doctorId, locationId, doctorName })), [dispatch, doctorId, locationId, doctorName]);
  useEffect(() => { load(); }, [load]);
  if (failure) return <ErrorPanel failure={failure} onRetry={load} />;
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
