import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { useMinute } from '#client/ui/clock/useClock';
import type { DateText } from '#contract/common';
import { offeredDates, offeredOn } from '../chooser/times';
import { rescheduleClosed, rescheduleDateChosen, rescheduleSubmitted } from '../list/events';
import { appointmentKeys } from '../list/keys';
import type { RescheduleView } from '../list/slice';
import { RescheduleDialog } from './components/RescheduleDialog';
import {
  selectLocationNames,
  selectMovingHours,
  selectMovingRow,
  selectMovingScope,
  selectOtherVisits,
  selectSlotRanges,
} from './moving';
import { selectRescheduleView } from './selectors';

/** The Reschedule dialog of the appointment that is being moved, if one is; it closes with the section. */
export function Rescheduling({ today }: { today: DateText }) {
  const dispatch = useDispatch();
  useEffect(
    () => () => {
      dispatch(rescheduleClosed());
    },
    [dispatch],
  );
  const view = useSelector(selectRescheduleView);
  return view && <OpenDialog key={view.appointmentId} view={view} today={today} />;
}

/** The dialog of the appointment that is being moved, with what the store knows of it (Spec 1 §4). */
function OpenDialog({ view, today }: { view: RescheduleView; today: DateText }) {
  const { appointmentId, date: chosenDate, slot = null } = view;
  const dispatch = useDispatch();
  const row = useSelector(selectMovingRow);
  const scope = useSelected(selectMovingScope, today);
  const ranges = useSelector(selectSlotRanges);
  const hours = useSelector(selectMovingHours);
  const visits = useSelector(selectOtherVisits);
  const locationNames = useSelector(selectLocationNames);
  const slotsRequest = useRequest(appointmentKeys.slots);
  const move = useRequest(appointmentKeys.reschedule(appointmentId));
  const minute = useMinute();
  const date = chosenDate && chosenDate >= today ? chosenDate : null;
  const timetable = useMemo(() => ({ visits, now: new Date(minute) }), [visits, minute]);
  const slots = useMemo(
    () => (date && ranges ? offeredOn({ ...timetable, hours: ranges }, date) : null),
    [date, ranges, timetable],
  );
  const dates = useMemo(() => offeredDates(today), [today]);
  const times = useMemo(
    () => hours && dates.flatMap((day) => offeredOn({ ...timetable, hours }, day)),
    [hours, dates, timetable],
  );
  return (
    <RescheduleDialog
      row={row}
      dates={dates}
      date={date}
      times={times ?? null}
      scope={scope}
      initialSlot={slot}
      slots={slots}
      now={minute}
      locationNames={locationNames}
      slotsFailure={slotsRequest.failure}
      failure={move.failure}
      isBusy={move.isPending}
      onDateChosen={(chosen) => dispatch(rescheduleDateChosen(chosen))}
      onConfirmed={(slot) => dispatch(rescheduleSubmitted({ appointmentId, slot }))}
      onClose={() => dispatch(rescheduleClosed())}
    />
  );
}
