import { useDispatch } from 'react-redux';

import { selectDoctorHours } from '#client/hours/readHours';
import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { useSelected } from '#client/state/useSelected';
import { SentBefore } from '../add/AddAvailabilities';
import { hoursDeleteSubmitted, type DoctorAtLocation } from '../hours/events';
import { doctorAvailabilityKeys } from '../hours/keys';
import { DeleteHoursDialog } from './components/DeleteHoursDialog';

interface DeleteHoursProps extends DoctorAtLocation {
  isOpen: boolean;
  onClose: () => void;
}

/** Deletes the free hours of a doctor between two dates, and shows the ledger of that (beyond; decisions: fan-outs). */
export function DeleteHours({ isOpen, onClose, ...doctor }: DeleteHoursProps) {
  const dispatch = useDispatch();
  const { doctorId, locationId } = doctor;
  const slots = useSelected(selectDoctorHours, doctorId, locationId);
  const key = doctorAvailabilityKeys.deleteHours(doctorId, locationId);
  const { isSending } = useFanOutStatus(key);
  return (
    <>
      {isOpen && slots && (
        <DeleteHoursDialog
          slots={slots}
          isSending={isSending}
          onSubmit={(from, to) => dispatch(hoursDeleteSubmitted({ doctor, from, to }))}
          onClose={onClose}
        />
      )}
      <SentBefore ledgerKey={key} deed="deleted" />
    </>
  );
}
