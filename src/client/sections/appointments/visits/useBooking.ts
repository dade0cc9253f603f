import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { StoredAppointment } from '#client/entities/appointments';
import type { Slot } from '#client/hours/slots';
import type { DialogInAddress } from '#client/state/address';
import { formDiscarded, formLeft, formOpened } from '#client/state/formEvents';
import { useInterrupted } from '#client/state/forms/useFormOpening';
import { useRequest } from '#client/state/requests/useRequest';
import { patientLeft } from '../list/patients/patients';
import { selectRealList } from '../list/selectors';
import { isOfSamePeople } from '../reschedule/move';
import { bookingSubmitted, seriesSubmitted, type BookingChoice, type ChosenLine } from './events';
import { patientKeys } from './keys';

/** The booking of an open form: where it stands, and how it is sent and left. */
export function useBooking(form: DialogInAddress) {
  const dispatch = useDispatch();
  const key = patientKeys.book(form);
  const { isPending, failure } = useRequest(key);
  const interrupted = useInterrupted(key) as BookingChoice | undefined;
  // What comes later may be the booking itself.
  const [known] = useState(useSelector(selectRealList));
  const begin = useEffectEvent(() => {
    if (!interrupted) dispatch(formOpened(key));
  });
  useEffect(() => {
    begin();
    return () => {
      dispatch(formLeft(key));
    };
  }, [dispatch, key]);
  return {
    interrupted,
    isPending,
    failure,
    bookSeries: (of: StoredAppointment, visit: StoredAppointment, lines: readonly ChosenLine[]) => {
      const { user_id: patientId, doctor_id: doctorId } = visit;
      dispatch(seriesSubmitted({ form, visitId: of.id, doctorId, patientId, knownIds: idsOf(known, visit), lines }));
    },
    book: (of: StoredAppointment, visit: StoredAppointment, slot: Slot) => {
      const isSent = interrupted && isOfSamePeople(visit, { user_id: of.user_id, doctor_id: interrupted.doctorId });
      const knownIds = isSent ? interrupted.knownIds : idsOf(known, visit);
      dispatch(bookingSubmitted({ form, visitId: of.id, doctorId: visit.doctor_id, slot, knownIds }));
    },
    close: () => {
      dispatch(isPending ? formLeft(key) : formDiscarded(key));
      dispatch(patientLeft());
    },
  };
}

/** The ids of the visits of the same people. */
function idsOf(list: readonly StoredAppointment[], visit: StoredAppointment) {
  return list.filter((one) => isOfSamePeople(one, visit)).map(({ id }) => id);
}
