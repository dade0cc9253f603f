import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { timesOn } from '#client/hours/freeTimes';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { useMinute } from '#client/ui/clock/useClock';
import type { DateText } from '#contract/common';
import { rescheduleClosed, rescheduleDateChosen, rescheduleSubmitted } from '../list/events';
import { appointmentKeys } from '../list/keys';
import type { RescheduleView } from '../list/slice';
import { RescheduleDialog } from './components/RescheduleDialog';
import { selectLocationNames, selectMovingRow, selectMovingScope, selectOtherVisits, selectSlotRanges } from './moving';

/** The dialog of the appointment that is being moved, with what the store knows of it (Spec 1 §4). */
export function OpenDialog({ view, today }: { view: RescheduleView; today: DateText }) {
  const { appointmentId, date: chosenDate, freeTimes = null, slot = null } = view;
  const dispatch = useDispatch();
  const row = useSelector(selectMovingRow);
  const scope = useSelected(selectMovingScope, today);
  const ranges = useSelector(selectSlotRanges);
  const visits = useSelector(selectOtherVisits);
  const locationNames = useSelector(selectLocationNames);
  const slotsRequest = useRequest(appointmentKeys.slots);
  const move = useRequest(appointmentKeys.reschedule(appointmentId));
  const minute = useMinute();
  const date = chosenDate && chosenDate >= today ? chosenDate : null;
  const slots = useMemo(
    () =>
      date &&
      ranges &&
      timesOn({ hours: ranges, visits, now: new Date(minute) }, date).map(({ slot, expected }) => ({
        slot,
        isClashing: expected.length > 0,
      })),
    [date, ranges, visits, minute],
  );
  return (
    <RescheduleDialog
      row={row}
      today={today}
      date={date}
      freeTimes={freeTimes}
      scope={scope}
      initialSlot={slot}
      slots={slots || null}
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
