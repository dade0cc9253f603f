import { Suspense, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { isClashing, slotsOf } from '#client/entities/slots';
import { useRequest } from '#client/state/requests/useRequest';
import { useSelected } from '#client/state/useSelected';
import { lazyComponent } from '#client/ui/lazyComponent';
import { useMinute } from '#client/ui/useClock';
import type { DateText } from '#contract/common';
import { rescheduleClosed, rescheduleDateChosen, rescheduleSubmitted } from '../events';
import { appointmentKeys } from '../keys';
import type { RescheduleView } from '../slice';
import {
  selectEngagements,
  selectLocationNames,
  selectMovingRow,
  selectMovingScope,
  selectRescheduleView,
  selectSlotRanges,
} from './selectors';

/** Fetched when it is first needed: few visits to the list move an appointment. */
const RescheduleDialog = lazyComponent(async () => (await import('./components/RescheduleDialog')).RescheduleDialog);

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
  return (
    view && (
      <Suspense>
        <OpenDialog key={view.appointmentId} view={view} today={today} />
      </Suspense>
    )
  );
}

function OpenDialog({ view, today }: { view: RescheduleView; today: DateText }) {
  const { appointmentId, date: chosenDate, freeDates = null, slot = null } = view;
  const dispatch = useDispatch();
  const row = useSelector(selectMovingRow);
  const scope = useSelected(selectMovingScope, today);
  const ranges = useSelector(selectSlotRanges);
  const engagements = useSelector(selectEngagements);
  const locationNames = useSelector(selectLocationNames);
  const slotsRequest = useRequest(appointmentKeys.slots);
  const move = useRequest(appointmentKeys.reschedule(appointmentId));
  const minute = useMinute();
  const date = chosenDate && chosenDate >= today ? chosenDate : null;
  const slots = useMemo(
    () =>
      date &&
      ranges &&
      slotsOf(ranges, date, new Date(minute)).map((slot) => ({ slot, isClashing: isClashing(slot, engagements) })),
    [date, ranges, engagements, minute],
  );
  return (
    <RescheduleDialog
      row={row}
      today={today}
      date={date}
      freeDates={freeDates}
      scope={scope}
      initialSlot={slot}
      slots={slots || null}
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
