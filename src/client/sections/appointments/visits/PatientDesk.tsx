import { useSelector } from 'react-redux';

import { selectParam, type AddressRoot } from '#client/state/address';
import { selectFreeTime } from '../list/patients/patients';
import { AllVisits } from './AllVisits';
import { FollowUp } from './FollowUp';
import { Sooner } from './Sooner';

/** The dialog that is open. */
export function PatientDesk() {
  const patient = useSelector((state: AddressRoot) => selectParam(state, 'visits'));
  const followed = useSelector((state: AddressRoot) => selectParam(state, 'follow'));
  const free = useSelector(selectFreeTime);
  if (patient !== '') return <AllVisits key={patient} patient={patient} />;
  if (followed !== '') return <FollowUp key={followed} id={followed} />;
  return free && <Sooner key={`${free.doctor} ${free.slot.date} ${free.slot.startTime}`} free={free} />;
}
