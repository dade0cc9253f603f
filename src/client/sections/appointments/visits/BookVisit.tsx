import { useDispatch, useSelector } from 'react-redux';

import { appointments } from '#client/entities/appointments';
import { useSelected } from '#client/state/useSelected';
import { useT } from '#client/ui/language/useT';
import { Modal } from '#client/ui/layout/Modal';
import { listMessages } from '../list/messages';
import { ANYBODY, patientLabels, patientLeft, selectTimeToBook } from '../list/patients/patients';
import { selectIsWhole } from '../list/selectors';
import { BookingForm } from './BookingForm';
import { bookingMessages, visitMessages } from './messages';
import { selectLatestVisit } from './selectors';

/** `Book a visit` of a patient who is known, or of one who is still to be chosen. */
export function BookVisit({ patient }: { patient: string }) {
  const visit = useSelected(selectLatestVisit, patient);
  const free = useSelector(selectTimeToBook);
  if (patient !== ANYBODY && !visit) return <NotThere title={patientLabels.book} text={bookingMessages.unknown} />;
  return (
    <BookingForm
      form={{ name: 'book', of: patient }}
      title={patientLabels.book}
      visit={visit ?? null}
      isPatientSettled={visit !== undefined}
      initial={{ doctor: free?.doctor ?? null, place: null, interval: 'w0', slot: free?.slot ?? null }}
    />
  );
}

/** `Book follow-up`: the same with doctor and place of the visit that it comes after, once that is known. */
export function FollowUp({ id }: { id: string }) {
  const visit = useSelected(appointments.selectById, id);
  if (!visit) return <NotThere title={patientLabels.followUp} text={listMessages.notFound} />;
  return (
    <BookingForm
      form={{ name: 'follow', of: id }}
      title={patientLabels.followUp}
      visit={visit}
      isPatientSettled
      initial={{ doctor: visit.doctor_id, place: visit.location_id, interval: 'w1', slot: null }}
    />
  );
}

/** Says that whoever is meant is not in the list, or not yet. */
function NotThere({ title, text }: { title: typeof patientLabels.book; text: typeof bookingMessages.unknown }) {
  const t = useT();
  const dispatch = useDispatch();
  const isWhole = useSelector(selectIsWhole);
  return (
    <Modal title={t(title)} isOpen onClose={() => dispatch(patientLeft())}>
      <div role="status">{t(isWhole ? text : visitMessages.reading)}</div>
    </Modal>
  );
}
