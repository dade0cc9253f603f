import { useSelector } from 'react-redux';

import { selectParam, type AddressRoot } from '#client/state/address';
import { selectFreeTime } from '../list/patients/patients';
import { AllVisits } from './AllVisits';
import { BookVisit, FollowUp } from './BookVisit';
import { Sooner } from './Sooner';

/** The dialog that is open. */
export function PatientDesk() {
  const patient = useSelector((state: AddressRoot) => selectParam(state, 'visits'));
  const followed = useSelector((state: AddressRoot) => selectParam(state, 'follow'));
  const booked = useSelector((state: AddressRoot) => selectParam(state, 'book'));
  const free = useSelector(selectFreeTime);
  if (patient !== '') return <AllVisits key={patient} patient={patient} />;
  if (followed !== '') return <FollowUp key={followed} id={followed} />;
  if (booked !== '') return <BookVisit key={booked} patient={booked} />;
  return free && <Sooner key={`${free.doctor} ${free.slot.date} ${free.slot.startTime}`} free={free} />;
}
