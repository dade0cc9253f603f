import Button from '@mui/material/Button';
import { CalendarX2 } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { selectDoctorHours } from '#client/hours/readHours';
import { useFanOutStatus } from '#client/state/fanOut/useFanOut';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import { SentBefore } from '../add/AddAvailabilities';
import { hoursDeleteSubmitted, type DoctorAtLocation } from '../hours/events';
import { doctorAvailabilityKeys } from '../hours/keys';
import { availabilityMessages } from '../hours/messages';
import { DeleteHoursDialog } from './components/DeleteHoursDialog';

/** Deletes the free hours of a doctor between two dates, and shows the ledger of that (beyond; decisions: fan-outs). */
export function DeleteHours({ doctorId, doctorName, locationId }: DoctorAtLocation) {
  const t = useT();
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const slots = useSelected(selectDoctorHours, doctorId, locationId);
  const key = doctorAvailabilityKeys.deleteHours(doctorId, locationId);
  const { isSending } = useFanOutStatus(key);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<CalendarX2 size={16} aria-hidden />}
        aria-disabled={isSending}
        disabled={!slots}
        onClick={() => setIsOpen(!isSending)}
        sx={{ justifySelf: 'start' }}
      >
        {t(availabilityMessages.deleteHours)}
      </Button>
      {isOpen && slots && (
        <DeleteHoursDialog
          slots={slots}
          isSending={isSending}
          onSubmit={(from, to) =>
            dispatch(hoursDeleteSubmitted({ doctor: { doctorId, doctorName, locationId }, from, to }))
          }
          onClose={() => setIsOpen(false)}
        />
      )}
      <SentBefore ledgerKey={key} deed="deleted" />
    </>
  );
}
